import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AirportBox } from './AirportBox';
import { pathWith, readStopFilter, viaCodes } from './filter';
import type { SearchDraft } from './useSearchDraft';
import { words } from '../words';
import styles from './StopBoxes.module.css';

const maxStops = 3;
/** Without a script no further box appears. */
const usual = 2;

/** The filter has the same name in the address. */
export const stopsOf = ({ stops }: SearchDraft): string[] =>
  !stops || readStopFilter(stops) ? [] : stops.split(',');

interface StopBoxesProps {
  draft: SearchDraft;
  error: string | undefined;
  /** Texts that are no airports. */
  typed: string;
  onChange: (stops: string) => void;
}

/** Where planes are changed. An empty box keeps its place while another is filled in. */
export function StopBoxes({ draft, error, typed, onChange }: StopBoxesProps) {
  const { from, to, date, flight } = draft;
  const chosen = stopsOf(draft);
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  const texts = typed.split(',').filter((text) => !readStopFilter(text));
  const count = Math.min(maxStops, Math.max(usual, chosen.length + 1));
  const change = (index: number, code: string) => {
    const codes = Array.from({ length: count }, (_, place) =>
      place === index ? code : (chosen[place] ?? ''),
    );
    onChange(codes.slice(0, codes.findLastIndex(Boolean) + 1).join(','));
  };
  return (
    <details
      className={styles.stops}
      open={isOpen || Boolean(error)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{words.changingPlanes}</summary>
      <div className={styles.boxes}>
        {Array.from({ length: count }, (_, index) => (
          <AirportBox
            key={index}
            label={index ? words.andAt : words.changePlanesAt}
            name="stops"
            stop={index + 1}
            error={index ? undefined : error}
            typedBefore={texts[index]}
            value={viaCodes(chosen[index])[0] ?? ''}
            onChange={(code) => change(index, code)}
          />
        ))}
      </div>
      <Link className={styles.more} to={pathWith('/flight-search', { from, to, date, flight })}>
        {words.nameEachFlight}
      </Link>
    </details>
  );
}
