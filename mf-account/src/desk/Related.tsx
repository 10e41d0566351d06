import type { DeskItem } from 'backend/contract/moderation/desk';
import { Checkbox } from 'shared-ui';
import styles from './Desk.module.css';
import { flagText, itemTitle, reportedBy, reportReasons } from './deskTexts';

type Others = NonNullable<DeskItem['related']>;

interface RelatedProps {
  others: Others;
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

const reasonOf = ({ reason, flags }: Others[number]) =>
  reason ? reportReasons[reason] : flags?.[0] && flagText(flags[0]);

/** Other open items about the person, which one decision can close. */
export function Related({ others, chosen, onChange }: RelatedProps) {
  return (
    <fieldset className={styles.form}>
      <legend>Decide with it</legend>
      {others.map((other) => (
        <Checkbox
          key={other.id}
          checked={chosen.includes(other.id)}
          hint={`${reportedBy(other)}: ${reasonOf(other) ?? 'no reason'}${other.details ? ` · “${other.details}”` : ''}`}
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
