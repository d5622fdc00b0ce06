// A data file brought, kept, or shared as a link; a file that does not fit is refused by the name of its field.

import { useEffect, useState } from "preact/hooks";
import type { Catalog } from "../../protocol";
import { api } from "../core/api";
import { t, trouble } from "../core/speech";
import { LinkField } from "../table/invite";
import { dataOf, linkOf, type Numbers } from "./data";

interface Props {
  catalog: Catalog;
  numbers: Numbers;
  onChange(numbers: Numbers): void;
  page: string;
}

const LONGEST = 65_536;

/** Where a text can be downloaded from, as long as it is shown. */
function useDownload(text: string): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}

export function NumberSharing({ catalog, numbers, onChange, page }: Props) {
  const { key } = catalog.card;
  const [problem, setProblem] = useState("");
  const [linked, setLinked] = useState(false);
  const address = useDownload(dataOf(numbers));
  const count = Object.keys(numbers).length;
  const bring = async (file: File) => {
    setProblem("");
    try {
      const text = await file.slice(0, LONGEST + 1).text();
      onChange((await api.readData(key, { text })).fields);
    } catch (error) {
      setProblem(trouble(error));
    }
  };
  return (
    <div class="numbers-sharing">
      <div class="buttons">
        <label class="button plain file-button">
          {t("numbers-bring")}
          <input
            type="file"
            class="unseen"
            accept=".toml,text/plain"
            data-testid="numbers-bring"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = "";
              if (file) void bring(file);
            }}
          />
        </label>
        {count ? (
          <>
            <a class="button plain" href={address} download={`${key}.toml`} data-testid="numbers-keep">
              {t("numbers-keep")}
            </a>
            <button type="button" class="plain" aria-expanded={linked} onClick={() => setLinked(!linked)}>
              {t("numbers-share")}
            </button>
            <button type="button" class="plain" onClick={() => onChange({})}>
              {t("numbers-reset")}
            </button>
          </>
        ) : null}
      </div>
      {linked && count ? <LinkField link={linkOf(page, key, numbers)} label={t("numbers-link")} /> : null}
      {problem ? (
        <p class="banner" role="alert" data-testid="numbers-trouble">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
