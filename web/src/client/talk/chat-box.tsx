// A line written freely, to everybody or whispered to one.

import { useState } from "preact/hooks";
import type { Order } from "../core/line";
import { t } from "../core/speech";
import { noteTrouble } from "../shell/announce";
import { EVERYBODY } from "./said";

const LONGEST = 500;

interface ChatBoxProps {
  to: number;
  /** The name of the only one who is to read it. */
  listener: string;
  send(order: Order): Promise<void>;
}

export function ChatBox({ to, listener, send }: ChatBoxProps) {
  const [text, setText] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    send({ t: "chat", text: text.trim(), to }).then(() => setText(""), noteTrouble);
  };
  const asked = to === EVERYBODY ? t("chat") : t("chat-to", { name: listener });
  return (
    <form class="chat-box" onSubmit={submit}>
      <label class="unseen" for="chat">
        {asked}
      </label>
      <input
        id="chat"
        data-testid="chat"
        value={text}
        maxLength={LONGEST}
        placeholder={asked}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="plain" data-testid="chat-send">
        {t("send")}
      </button>
    </form>
  );
}
