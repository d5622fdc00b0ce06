// What can be chosen that is no piece of the table: to stop, to open, numbers, what to spare. It stands where the
// question is: by the acting hero, in the middle of the ring, at the convoy, or in the shelter.

import { Icon } from "../../../icons";
import { Act, settled, Target } from "../../../pieces";
import type { Option } from "../../../protocol";
import { litIn, type Props } from "../facts";
import { CLASS_ICONS, MENDER_ICONS, VERB_ICONS } from "../icons";
import { countWords } from "../panels";
import { type Spot, spotOf } from "./focus";

/** Options that lie on a piece: the algae and the search stack of the area where the hero stands. */
const ON_PIECES = new Set(["algae", "search"]);

const offered = (table: Props): Option[] => settled(table).filter((option) => !ON_PIECES.has(option.verb));

/** The option of a verb that needs no target, where it may be chosen. */
export const bareOption = ({ choose, options }: Props, verb: string): Option | undefined =>
  choose ? options.find((option) => option.verb === verb && !option.path.length) : undefined;

function looseWords(table: Props, target: string): string {
  const { say } = table;
  const [domain, label] = target.split(":");
  if (domain === "count") return countWords(table, Number(label));
  const name = say.thing(domain, say.member(domain, label));
  return domain === "class" ? say.text("out-spare", { class: name }) : name;
}

const looseIcon = (target: string): string => {
  const [domain, label] = target.split(":");
  return { count: "bullets", class: CLASS_ICONS[label], mender: MENDER_ICONS[label] }[domain] ?? "check-mark";
};

export function Bar({ table, spot }: { table: Props; spot: Spot }) {
  const { choose, question, say } = table;
  if (!choose || spotOf(table) !== spot) return null;
  const options = offered(table);
  const loose = ["count", "class", "mender"].flatMap((domain) => litIn(table, domain));
  if (!options.length && !loose.length) return null;
  return (
    <div class={`board-bar out-bar out-bar-${spot}`} role="group" aria-label={question ? say.question(question) : ""}>
      {loose.map((target) => (
        <Target key={target} table={table} target={target} about={looseWords(table, target)} class="out-act">
          <Icon name={looseIcon(target)} size={18} />
          <span>{looseWords(table, target)}</span>
        </Target>
      ))}
      {options.map((option) => (
        <Act
          key={option.id}
          option={option}
          words={say.option(option, question?.key)}
          class="out-act"
          icon={VERB_ICONS[option.verb]}
          size={18}
          target={option.path.at(-1)}
          choose={choose}
        />
      ))}
    </div>
  );
}
