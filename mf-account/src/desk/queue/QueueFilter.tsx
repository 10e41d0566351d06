import type { Queue, QueueItem, QueueSearch } from 'backend/contract/moderation/desk';
import { Chips, Field, Select } from 'shared-ui';
import styles from '../Desk.module.css';
import { kindsTexts } from '../deskTexts';

export const shows: Record<QueueSearch['show'], string> = {
  open: 'All open',
  mine: 'Taken by you',
  closed: 'Decided',
};

type Kind = QueueItem['kind'];

interface QueueFilterProps {
  show: QueueSearch['show'];
  kind: Kind | undefined;
  /** How many of each kind are open. */
  kinds: Queue['kinds'];
  onChange: (filter: { show: string; kind?: Kind | undefined }) => void;
}

export function QueueFilter({ show, kind, kinds = [], onChange }: QueueFilterProps) {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const options = kinds.map(({ kind, count }) => [kind, `${kindsTexts[kind]} ${count}`] as const);
  return (
    <div className={styles.filter}>
      <Field label="Show" className={styles.show}>
        <Select value={show} onChange={(event) => onChange({ show: event.target.value })}>
          {Object.entries(shows).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {show === 'open' && (kinds.length > 1 || kind) && (
        <Chips<Kind | 'all'>
          label="Kind"
          name="kind"
          single
          options={[['all', `All ${all}`], ...options]}
          chosen={[kind ?? 'all']}
          onChange={([chosen]) => onChange({ show, kind: chosen === 'all' ? undefined : chosen })}
        />
      )}
    </div>
  );
}
