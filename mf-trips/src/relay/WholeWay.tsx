import type { Companion, MatchDetails, TripLeg } from 'backend/contract/trips';
import { Avatar, Card, HeartHandshakeIcon, VerifiedMark } from 'shared-ui';
import { CancelledFlight } from '../flight/CancelledFlight';
import { FlightLine } from '../flight/FlightLine';
import { TightConnection } from '../flight/TightConnection';
import { PersonName } from '../pass/PersonName';
import { landingText } from '../time/landingText';
import { shortDay, timeText } from '../time/zonedTime';
import { handOvers, herLegs, type HandOver, type HerLeg } from '../companions/companions';
import {
  besideOn,
  handOverWords,
  meetingAt,
  meetingText,
  nameOf,
  travelerOf,
} from '../companions/relayWords';
import { timeToChange } from '../companions/timeToChange';
import { words } from '../words';
import styles from './WholeWay.module.css';

/** The traveler's whole way, and on each flight who is with them. */
export function WholeWay({ trip }: { trip: MatchDetails }) {
  const flights = herLegs(trip);
  const last = flights.at(-1);
  if (!last) return null;
  const { arrival } = last.leg;
  const between = handOvers(trip);
  return (
    <Card role="region" aria-labelledby="way" className={styles.card}>
      <h2 id="way" className={styles.title}>
        {words.fliesTo(travelerOf(trip), arrival.city)}
      </h2>
      <ol aria-label={words.flights} className={styles.way}>
        {flights.map((flight, index) => (
          <li key={flight.number} className={styles.flight} data-with={flight.flownBy ? '' : undefined}>
            <Stop leg={flight.leg} before={flights[index - 1]?.leg} />
            <AtStop
              trip={trip}
              airport={flight.leg.from}
              handOver={between.find(({ airport }) => airport.code === flight.leg.from)}
            />
            <Flight flight={flight} trip={trip} />
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <Airport place={arrival} />
        <AtStop trip={trip} airport={arrival.code} handOver={undefined} />
      </div>
    </Card>
  );
}

const Airport = ({ place: { code, city } }: { place: TripLeg['arrival'] }) => (
  <p className={styles.stop}>
    <b className={styles.code}>{code}</b> {city}
  </p>
);

function Stop({ leg, before }: { leg: TripLeg; before: TripLeg | undefined }) {
  const landing = before && landingText(before);
  const change = before && timeToChange(before, leg);
  const times = [landing && words.landsThere(landing), change && words.toChange(change)].filter(Boolean);
  return (
    <>
      <Airport place={leg.departure} />
      {times.length > 0 && <p className={styles.soft}>{times.join(' · ')}</p>}
      <TightConnection leg={leg} />
    </>
  );
}

interface AtStopProps {
  trip: MatchDetails;
  airport: string;
  handOver: HandOver | undefined;
}

/** Where they meet, and who gives the traveler to whom. A helper does not know where two others meet. */
function AtStop({ trip, airport, handOver }: AtStopProps) {
  const { id, otherMeetings } = trip;
  const other = handOver && otherMeetings?.find((meeting) => meeting.airport === airport);
  const where = meetingText(meetingAt(trip, airport) ?? other);
  if (!handOver) return where && <p className={styles.soft}>{words.meetAt(where)}</p>;
  const isOwn = handOver.from.matchId === id || handOver.to.matchId === id;
  const place = where ?? (isOwn || otherMeetings ? words.noPlaceAgreedYet : null);
  return (
    <p className={styles.handOver}>
      <HeartHandshakeIcon aria-hidden="true" />
      <span>
        <b>{handOverWords(handOver, trip)}</b>
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </p>
  );
}

function Flight({ flight: { leg, flownBy, asked }, trip }: { flight: HerLeg; trip: MatchDetails }) {
  const landing = landingText(leg);
  const { city } = leg.arrival;
  const beside = besideOn(leg);
  return (
    <div className={styles.leg} data-alone={flownBy || beside ? undefined : ''}>
      <p className={styles.numbers}>
        <b>{leg.flightNumber ?? words.flight}</b>
        <span>
          {words.series([
            shortDay(leg.date),
            leg.time && timeText(leg.time),
            landing && words.landsAt(landing),
          ])}
        </span>
      </p>
      <FlightLine leg={leg} />
      <CancelledFlight leg={leg} trip={trip} />
      {flownBy ? (
        <Person companion={flownBy} line={withWords(flownBy, trip, city)} />
      ) : (
        <p className={styles.nobody}>{beside ? words.withWhom(beside) : words.nobodyYetTo(city)}</p>
      )}
      {asked.map((companion) => (
        <Person key={companion.matchId} companion={companion} line={words.askedNoAnswer} />
      ))}
    </div>
  );
}

const withWords = ({ isMe, person }: Companion, trip: MatchDetails, city: string) =>
  [!isMe && person?.languages, words.withTo(travelerOf(trip), city)].filter(Boolean).join(' · ');

function Person({ companion, line }: { companion: Companion; line: string }) {
  const { person, isMe } = companion;
  return (
    <div className={styles.person}>
      <Avatar name={person?.username ?? nameOf(companion)} src={person?.profilePictureUrl ?? null} />
      <div>
        <p className={styles.name}>
          {person && !isMe ? <PersonName id={person.id} username={nameOf(companion)} /> : nameOf(companion)}
          {person?.verified && <VerifiedMark />}
        </p>
        <p className={styles.soft}>{line}</p>
      </div>
    </div>
  );
}
