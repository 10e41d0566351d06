import { useRef } from 'react';
import type { SlotProps } from 'shell/host';
import { Card, formatDay } from 'shared-ui';
import { MyPass } from '../boarding-pass/MyPass';
import { PassLabel } from '../boarding-pass/PassLabel';
import { words } from '../words';
import styles from './TripPasses.module.css';

/** Whether the two of a trip have shown their boarding passes. */
export function TripPasses(props: SlotProps<'trip.passes'>) {
  const { matchId, shown, otherName, flights, canShow = true } = props;
  const { me, other } = shown;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card className={styles.passes}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {words.boardingPass}
      </h2>
      {other && <PassLabel>{words.passShownBy(otherName, other.flight, formatDay(other.date))}</PassLabel>}
      <MyPass
        of="trip"
        id={matchId}
        flights={flights}
        shown={me}
        canShow={canShow}
        onChanged={() => title.current?.focus()}
      />
    </Card>
  );
}
