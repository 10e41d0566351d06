import type { Place } from 'backend/contract/listings';
import { Link, useSearchParams } from 'react-router-dom';
import { useAirportsNamedQuery } from '../api/listings';
import { words } from '../words';
import styles from './SameName.module.css';

interface SameNameProps {
  /** The parameter of the address that has the code. */
  field: string;
}

/** Without a script, a name that several airports have is searched as the busiest one. The others are links. */
export function SameName({ field }: SameNameProps) {
  const [query] = useSearchParams();
  const name = query.get(`${field}Name`);
  if (!name) return null;
  // Only the server renders what is in it.
  return (
    <noscript>
      <OtherAirports name={name} field={field} />
    </noscript>
  );
}

function OtherAirports({ name, field }: SameNameProps & { name: string }) {
  const [query] = useSearchParams();
  const { data: airports = [] } = useAirportsNamedQuery(name);
  const taken = airports.find(({ code }) => code === query.get(field));
  if (!taken) return null;
  const searchOf = ({ code }: Place) => {
    const other = new URLSearchParams(query);
    other.set(field, code);
    other.delete(`${field}Name`);
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
