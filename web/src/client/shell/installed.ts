// The client as an app: its service worker, and the push messages that this browser gets.

import type { Device } from "../../protocol";

/** Why this browser cannot be called: the page is not secure, the browser knows no push messages, or they are refused. */
export type Obstacle = "" | "insecure" | "unknown" | "refused";

export function startServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  // Without it everything works but installing, the offline page and push messages.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

export function obstacle(): Obstacle {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unknown";
  return Notification.permission === "denied" ? "refused" : "";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

const deviceOf = (subscription: PushSubscription): Device => {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
};

/** Ask the browser for push messages; nothing if it, or whoever sits before it, does not want to. */
export async function subscribed(key: string): Promise<Device | null> {
  if (obstacle() || (await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const had = await worker.pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  return deviceOf(had ?? (await worker.pushManager.subscribe(options)));
}

/** The device under which this browser gets push messages, taken off; nothing if there was none. */
export async function unsubscribed(): Promise<Device | null> {
  if (!("serviceWorker" in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return null;
  const device = deviceOf(subscription);
  await subscription.unsubscribe();
  return device;
}
