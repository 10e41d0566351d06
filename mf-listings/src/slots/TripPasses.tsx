import type { SlotProps } from 'shell/host';
import { Card, formatDay } from 'shared-ui';
import { PassLabel } from '../boarding-pass/PassLabel';
import { ShowPass } from '../boarding-pass/ShowPass';
import { words } from '../words';
import styles from './TripPasses.module.css';

/** Whether the two of a trip have shown their boarding passes. */
export function TripPasses({ matchId, shown: { me, other }, otherName, flights }: SlotProps<'trip.passes'>) {
  return (
    <Card className={styles.passes}>
      <h2 className={styles.title}>{words.boardingPass}</h2>
      {other && <PassLabel>{words.passShownBy(otherName, other.flight, formatDay(other.date))}</PassLabel>}
      {me && <p>{words.passShownByMe(me.flight, formatDay(me.date))}</p>}
      {!me && <ShowPass of="trip" id={matchId} flights={flights} />}
    </Card>
  );
}
