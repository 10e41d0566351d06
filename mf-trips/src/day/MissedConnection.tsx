import { useState } from 'react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { connections, missedNow, type DayStep } from 'backend/rules/trips';
import { boot } from 'shell/host';
import { Button, Card, Dialog } from 'shared-ui';
import { useMissConnectionMutation, useTakeBackMissedConnectionMutation } from '../api/trips';
import { CareNote } from '../care-note/CareNote';
import { companionsOf } from '../companions/companions';
import { nameOf } from '../companions/relayWords';
import { timeIn } from '../time/zonedTime';
import { sendAndTell } from '../trip/sendAndTell';
import styles from './MissedConnection.module.css';
import { whatToDo } from './missed/whatToDo';
import { WayOn } from './missed/WayOn';
import { otherOf, type TripNames } from './names';
import { legOf } from './tripDay';
import { words } from '../words';

interface MissedConnectionProps {
  trip: MatchDetails;
  names: TripNames;
  careCard: SavedCareCard | null;
  now: number;
}

/** What to do when they do not reach the next flight. */
export function MissedConnection({ trip, names, careCard, now }: MissedConnectionProps) {
  const [takeBack, { isLoading }] = useTakeBackMissedConnectionMutation();
  const steps = [...trip.steps, ...companionsOf(trip).flatMap((each) => each.steps ?? [])];
  const missed = missedNow({ ...trip, steps });
  const leg = missed && legOf(trip, missed);
  if (!missed || !leg) return null;
  const { city, timezone } = leg.departure;
  const undo = () =>
    sendAndTell(() => takeBack({ id: trip.id, leg: missed.leg }).unwrap(), {
      title: words.takenBack,
      description: words.isTold(otherOf(names)),
    });
  const at = timeIn(Date.parse(missed.at), timezone);
  const by = missed.byMe ? null : sayerOf(missed, trip, names);
  return (
    <Card role="region" aria-labelledby="missed" className={styles.card}>
      <h2 id="missed" className={styles.title}>
        {words.connectionMissed(city)}
      </h2>
      <p>
        {words.saidMissed(by, at)} {whatToDo(trip, names, missed.leg, now)}
      </p>
      {careCard?.ifMissed && (
        <div className={styles.wish}>
          <p className={styles.strong}>{words.onCareCardOf(names.traveler)}</p>
          <p>
            <CareNote trip={trip} note="ifMissed">
              {careCard.ifMissed}
            </CareNote>
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        {!boot.offline && <WayOn trip={trip} number={missed.leg} now={now} />}
        {missed.byMe && (
          <Button variant="quiet" busy={isLoading} onClick={() => void undo()}>
            {words.takeBackOnIt}
          </Button>
        )}
      </div>
    </Card>
  );
}

type Missed = NonNullable<MatchDetails['missed']>[number];

/** On the next part it was said by the companion before. */
function sayerOf({ companion }: Missed, trip: MatchDetails, names: TripNames): string {
  const sayer = companion && companionsOf(trip).find(({ matchId }) => matchId === companion);
  return sayer ? nameOf(sayer) : otherOf(names);
}

interface MissedButtonProps {
  trip: MatchDetails;
  names: TripNames;
  next: DayStep | undefined;
}

/** While the next step is to reach a flight by a connection, or while a helper brings the traveler to it. */
export function MissedButton({ trip, names, next }: MissedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [miss, { isLoading }] = useMissConnectionMutation();
  const isAfterLanding = next?.step === 'landed' || next?.step === 'handed_over';
  const number = next && (isAfterLanding ? next.leg + 1 : next.leg);
  const leg = connections(trip.legs).find((each) => each === number);
  const flight = leg ? legOf(trip, { leg }) : undefined;
  if (next?.step === 'handed_over' && flight?.with === 'helper') return null;
  if (!leg || !flight || trip.missed?.some((missed) => missed.leg === leg)) return null;
  const other = otherOf(names);
  const close = () => setIsAsking(false);
  const send = async () => {
    const isSent = await sendAndTell(() => miss({ id: trip.id, leg }).unwrap(), {
      title: words.nowTold(other),
      description: words.nowToldHint,
    });
    if (isSent) close();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {names.viewer === 'family' ? words.theyMissedIt : words.weMissedIt}
      </Button>
      {isAsking && (
        <Dialog
          open
          onOpenChange={close}
          title={words.isItMissed(flight.flightNumber, flight.arrival.city)}
          description={words.missedIsTold(other)}
          footer={
            <>
              <Button onClick={close}>{words.no}</Button>
              <Button variant="danger" busy={isLoading} onClick={() => void send()}>
                {words.yesMissed}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
