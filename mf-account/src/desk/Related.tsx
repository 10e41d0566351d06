import type { DeskItem } from 'backend/contract/moderation/desk';
import { Checkbox } from 'shared-ui';
import { words } from '../words';
import styles from './Desk.module.css';
import { flagText, itemTitle, reportedBy } from './deskTexts';

type Others = NonNullable<DeskItem['related']>;

interface RelatedProps {
  others: Others;
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

const reasonOf = ({ reason, flags }: Others[number]) =>
  reason ? words.reportReasons[reason] : flags?.[0] ? flagText(flags[0]) : words.noReason;

const hintOf = (other: Others[number]) =>
  other.details
    ? words.whoWhyAndDetails(reportedBy(other), reasonOf(other), other.details)
    : words.whoAndWhy(reportedBy(other), reasonOf(other));

/** Other open items about the person, which one decision can close. */
export function Related({ others, chosen, onChange }: RelatedProps) {
  return (
    <fieldset className={styles.form}>
      <legend>{words.decideWithIt}</legend>
      {others.map((other) => (
        <Checkbox
          key={other.id}
          checked={chosen.includes(other.id)}
          hint={hintOf(other)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, other.id] : chosen.filter((id) => id !== other.id))
          }
        >
          {itemTitle(other)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
