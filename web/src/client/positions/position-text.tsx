// A position as text: copied from a table or a replay, or kept as a file.

import { useEffect, useRef, useState } from "preact/hooks";
import type { PositionText } from "../../protocol";
import { t, trouble } from "../core/speech";
import { Switch } from "../lobby/fields";
import { Dialog } from "../shell/dialog";
import { copy } from "../table/invite";

interface Props {
  /** The name of the file it is kept in. */
  file: string;
  /** Whose knowledge it may be narrowed to; empty: it is what it is. */
  knower?: string;
  load(narrowed: boolean): Promise<PositionText>;
  onClose(): void;
}

/** Plain HTTP has no clipboard, but what is selected in a field can be copied there, too. */
function copySelected(field: HTMLTextAreaElement | null): boolean {
  field?.select();
  return document.execCommand("copy");
}

function Text({ text, file }: { text: string; file: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const [address, setAddress] = useState("");
  useEffect(() => {
    setCopied(false);
    const made = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  const take = async () => setCopied((await copy(text)) || copySelected(field.current));
  return (
    <>
      <textarea
        ref={field}
        class="position-text"
        data-testid="position-text"
        aria-label={t("position")}
        readOnly
        rows={12}
        wrap="off"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="buttons">
        <button type="button" class="primary" data-testid="copy-text" onClick={() => void take()}>
          {copied ? t("copied") : t("copy")}
        </button>
        <a class="button plain" href={address} download={file}>
          {t("position-save")}
        </a>
      </div>
    </>
  );
}

export function PositionDialog({ file, knower = "", load, onClose }: Props) {
  const [narrowed, setNarrowed] = useState(false);
  const [position, setPosition] = useState<PositionText | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let current = true;
    load(narrowed).then(
      (found) => current && setPosition(found),
      (error: unknown) => current && setProblem(trouble(error)),
    );
    return () => {
      current = false;
    };
  }, [narrowed]);
  return (
    <Dialog title={t("position")} onClose={onClose} testid="position-dialog">
      {problem ? (
        <p class="banner" role="alert">
          {problem}
        </p>
      ) : null}
      {knower ? (
        <Switch id="narrowed" label={t("position-narrow", { name: knower })} value={narrowed} onFlip={setNarrowed} />
      ) : null}
      {position ? (
        <>
          <p class="small">{t(position.seen_by === null ? "position-true" : "position-seen")}</p>
          <Text text={position.text} file={file} />
        </>
      ) : problem ? null : (
        <p role="status">{t("loading")}</p>
      )}
    </Dialog>
  );
}
