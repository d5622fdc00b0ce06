// Dialogs and drawers: the browser's own modal element keeps the focus inside and gives it back.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/speech";

interface DialogProps {
  title: string;
  /** A drawer comes from the side; a dialog stands in the middle. */
  drawer?: boolean;
  /** A picture with words that stands in place of the title. */
  head?: ComponentChildren;
  onClose(): void;
  children: ComponentChildren;
  testid?: string;
}

export function Dialog({ title, drawer, head, onClose, children, testid }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    // The title is heard first; a ring around the first button would look as if it were chosen.
    dialog.querySelector<HTMLElement>("h2[tabindex]")?.focus();
    return () => {
      dialog.close();
      before?.focus?.();
    };
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };
  return (
    <dialog
      ref={element}
      class={drawer ? "drawer" : "dialog"}
      aria-label={title}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClick}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class={head ? "dialog-head has-scene" : "dialog-head"}>
          {head ?? <h2 tabIndex={-1}>{title}</h2>}
          <button type="button" class="quiet" onClick={onClose} aria-label={t("close")}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface ConfirmProps {
  title: string;
  text: string;
  yes: string;
  onYes(): void;
  onClose(): void;
}

export function Confirm({ title, text, yes, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose} testid="confirm-dialog">
      <p>{text}</p>
      <div class="buttons">
        <button type="button" class="plain" onClick={onClose}>
          {t("cancel")}
        </button>
        <button
          type="button"
          class="primary"
          data-testid="confirm-yes"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
