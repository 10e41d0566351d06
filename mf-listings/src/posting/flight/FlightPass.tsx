import { useId } from 'react';
import { Button, Facts, formatDay, Route } from 'shared-ui';
import { useAirport } from '../../airports/useAirports';
import { landingText, timeText } from '../../listing/trip';
import { ListingPass } from '../../pass/ListingPass';
import { words } from '../../words';
import type { FlightChoice } from './choices';

/** A flight of the timetable, as the boarding pass shows it. */
export function FlightPass({ flight, onTake }: { flight: FlightChoice; onTake: () => void }) {
  const { number, operatorNumber, terminals } = flight;
  const departure = useAirport(flight.departure);
  const arrival = useAirport(flight.arrival);
  const way = useId();
  if (!departure || !arrival) return null;
  const known = [
    terminals.departure && `${departure.code} ${terminals.departure}`,
    terminals.arrival && `${arrival.code} ${terminals.arrival}`,
  ].filter((text) => text !== null);
  return (
    <ListingPass
      aria-labelledby={way}
      stub={
        <Button variant="primary" size="small" aria-describedby={way} onClick={onTake}>
          {words.thisIsMyFlight}
        </Button>
      }
    >
      <p id={way}>
        <Route trip={{ departure, arrival }} />
      </p>
      <Facts
        facts={{
          [words.date]: formatDay(flight.date),
          [words.time]: timeText(flight.time),
          [words.lands]: landingText(flight),
          [words.flight]: number,
          [words.flownAs]: operatorNumber === number ? null : operatorNumber,
          [words.terminal]: words.facts(known),
        }}
      />
    </ListingPass>
  );
}
