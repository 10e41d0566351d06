import type { Place } from 'backend/contract/listings';
import { Link, useSearchParams } from 'react-router-dom';
import { useAirportsNamedQuery } from '../api/listings';
import { words } from '../words';
import styles from './SameName.module.css';

interface SameNameProps {
  /** The parameter of the address that has the code. */
  field: string;
  /** Which of the stops in it, from 1. */
  stop?: number | undefined;
}

/** Without a script, a name that several airports have is searched as the busiest one. The others are links. */
export function SameName(place: SameNameProps) {
  // Only the server renders what is in it.
  return (
    <noscript>
      <OtherAirports {...place} />
    </noscript>
  );
}

const nameOf = ({ field, stop }: SameNameProps) => (stop ? `stop${stop}Name` : `${field}Name`);

/** For what is in a noscript already. */
export function OtherAirports(place: SameNameProps) {
  const [query] = useSearchParams();
  const name = query.get(nameOf(place));
  return name && <AirportsNamed {...place} name={name} />;
}

function AirportsNamed({ name, ...place }: SameNameProps & { name: string }) {
  const { field, stop = 1 } = place;
  const [query] = useSearchParams();
  const { data: airports = [] } = useAirportsNamedQuery(name);
  const parts = query.get(field)?.split(',') ?? [];
  const part = parts[stop - 1] ?? '';
  const taken = airports.find(({ code }) => code === part.slice(0, 3));
  if (!taken) return null;
  const searchOf = ({ code }: Place) => {
    const other = new URLSearchParams(query);
    other.set(field, parts.with(stop - 1, code + part.slice(3)).join(','));
    other.delete(nameOf(place));
    return String(other);
  };
  return (
    <div className={styles.names}>
      <p>{words.nameTakenFor(name, airportText(taken))}</p>
      <ul>
        {airports
          .filter((airport) => airport !== taken)
          .map((airport) => (
            <li key={airport.code}>
              <Link to={{ search: searchOf(airport) }}>{airportText(airport)}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

const airportText = ({ name, code, country }: Place) => words.airportIn(`${name} (${code})`, country);
