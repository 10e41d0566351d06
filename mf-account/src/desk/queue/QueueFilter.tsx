import type { Queue, QueueItem, QueueSearch } from 'backend/contract/moderation/desk';
import { numberText } from 'shell/host';
import { Chips, Field, Select } from 'shared-ui';
import { words } from '../../words';
import styles from '../Desk.module.css';

type Kind = QueueItem['kind'];

interface QueueFilterProps {
  show: QueueSearch['show'];
  kind: Kind | undefined;
  /** How many of each kind are open. */
  kinds: Queue['kinds'];
  onChange: (filter: { show: string; kind?: Kind | undefined }) => void;
}

const counted = (name: string, count: number) => `${name} ${numberText(count)}`;

export function QueueFilter({ show, kind, kinds = [], onChange }: QueueFilterProps) {
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const options = kinds.map(({ kind, count }) => [kind, counted(words.kinds[kind], count)] as const);
  return (
    <div className={styles.filter}>
      <Field label={words.show} className={styles.show}>
        <Select value={show} onChange={(event) => onChange({ show: event.target.value })}>
          {Object.entries(words.shows).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      {show === 'open' && (kinds.length > 1 || kind) && (
        <Chips<Kind | 'all'>
          label={words.kind}
          name="kind"
          single
          options={[['all', counted(words.all, all)], ...options]}
          chosen={[kind ?? 'all']}
          onChange={([chosen]) => onChange({ show, kind: chosen === 'all' ? undefined : chosen })}
        />
      )}
    </div>
  );
}
