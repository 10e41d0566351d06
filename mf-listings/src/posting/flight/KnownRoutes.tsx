import { flightNumber, type Place } from 'backend/contract/listings';
import { Button } from 'shared-ui';
import { useFlightRoutesQuery } from '../../api/fitting';
import { words } from '../../words';
import styles from './KnownRoutes.module.css';

export interface Ends {
  from: string;
  to: string;
}

interface KnownRoutesProps {
  /** As it was typed when the field was left. */
  flight: string;
  ends: Ends;
  onTake: (ends: Ends) => void;
}

/** Where the site has seen a flight: offered, never filled in by itself. Nothing when nothing is known. */
export function KnownRoutes({ flight, ends, onTake }: KnownRoutesProps) {
  const { data: number } = flightNumber.safeParse(flight);
  const { currentData: routes } = useFlightRoutesQuery(number ?? '', { skip: !number });
  if (!routes?.length || routes.some(({ from, to }) => from.code === ends.from && to.code === ends.to))
    return null;
  return (
    <div role="group" aria-label={words.whereFlies(number ?? '')} className={styles.known}>
      <p>{words.othersFlew(number ?? '', routes.length)}</p>
      {routes.map(({ from, to }) => (
        <Button
          key={from.code + to.code}
          size="small"
          onClick={() => onTake({ from: from.code, to: to.code })}
        >
          {words.wayButton(words.way([placeText(from), placeText(to)]))}
        </Button>
      ))}
    </div>
  );
}

const placeText = ({ city, code }: Place) => `${city} (${code})`;
