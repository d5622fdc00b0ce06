// Where the player is: one signal that follows the address, and links that change it without loading a page.

import { computed, signal } from "@preact/signals";

const address = signal(new URL(location.href));

export const path = computed(() => address.value.pathname);
export const query = computed(() => address.value.searchParams);
export const hash = computed(() => decodeURIComponent(address.value.hash.slice(1)));

function follow(): void {
  address.value = new URL(location.href);
}

/** Go to a page of the client. `replace` leaves no trace in the history, as for a slider that moves. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const before = path.peek();
  follow();
  if (before !== path.peek()) window.scrollTo(0, 0);
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.href);
}

export function startRouter(): void {
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", onClick);
}
