import type { Me } from 'backend/contract/account';
import type { ListingType, Place } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { Badge, Facts, PassDrawing, Route } from 'shared-ui';
import { ageWords, flyerText, readNeeds, relationWords, type ShownFlyer } from 'shell/forms';
import { useAirport, useAirports } from '../../airports/useAirports';
import { sides } from '../../listing/sides';
import { landingText, stopsText, timeText, tripDates } from '../../listing/trip';
import { ListingPass } from '../../pass/ListingPass';
import type { PassFields } from '../../pass/passFields';
import { Person } from '../../pass/Person';
import { Tags, tagsOf } from '../../pass/Tags';
import { TipBadges } from '../../pass/TipBadges';
import { readFlight } from '../../search/filter';
import { flyerIn, type FlyerName } from '../fields/flyer';
import { landingIn, type FlightName } from '../fields/flights';
import { useZoneOf, type ZoneOf } from '../fields/landing';
import { fieldsOfStop, stopNumbers } from '../fields/stops';
import { words } from '../../words';
import styles from './Preview.module.css';

/** The form values that the preview shows; only the full form has the optional ones. */
type PreviewValues = Record<
  | 'departureAirport'
  | 'arrivalAirport'
  | 'date'
  | 'endDate'
  | 'time'
  | 'flightNumber'
  | 'name'
  | 'description'
  | 'tipAmount'
  | 'acceptsTips'
  | 'needs'
  | 'languages'
  | FlyerName
  | FlightName,
  string
> & { skills?: string; offersTips?: string };

interface PreviewProps {
  type: ListingType;
  values: PreviewValues;
}

/** The boarding pass while the form is filled in. Hidden from screen readers: it repeats the form. */
export function Preview({ type, values }: PreviewProps) {
  const { me } = useMe();
  const departure = useAirport(values.departureAirport);
  const arrival = useAirport(values.arrivalAirport);
  const stops = useStops(values);
  const zoneOf = useZoneOf(values.arrivalTime !== '');
  if (!departure || !arrival) {
    return (
      <div className={styles.empty}>
        <PassDrawing />
        <p>{words.previewEmpty}</p>
      </div>
    );
  }
  const { tone, badge } = sides[type];
  const listing = previewFields(type, values, { departure, arrival, stops, me, zoneOf });
  const stub = (
    <>
      <Person listing={listing} />
      <TipBadges listing={listing} />
    </>
  );
  return (
    <>
      <p className={styles.title}>{words.previewTitle}</p>
      <ListingPass side={tone} stub={stub}>
        <Badge tone={tone} className={styles.badge}>
          {badge}
        </Badge>
        <Route trip={listing} />
        <Facts
          facts={{
            [words.date]: listing.date && tripDates(listing),
            [words.time]: listing.time && timeText(listing.time),
            [words.lands]: landingText(listing),
            [words.flight]: listing.flightNumber,
            [words.changeAt]: stopsText(listing),
          }}
        />
        {listing.flyer && <p className={styles.flyer}>{words.forTraveler(flyerText(listing.flyer))}</p>}
        <Tags texts={tagsOf(listing)} />
        {listing.description && (
          <p dir="auto" className={styles.description}>
            {listing.description}
          </p>
        )}
      </ListingPass>
    </>
  );
}

interface Known {
  departure: Place;
  arrival: Place;
  stops: Place[];
  me: Me | null;
  zoneOf: ZoneOf;
}

function previewFields(
  type: ListingType,
  values: PreviewValues,
  { departure, arrival, stops, me, zoneOf }: Known,
): PassFields {
  return {
    type,
    username: me?.username ?? (values.name || words.yourName),
    profilePictureUrl: me?.profilePictureUrl ?? null,
    languages: (type === 'helper' && values.languages) || (me?.languages ?? null),
    verified: me?.verified ?? false,
    departure,
    arrival,
    stops,
    date: values.date,
    endDate: values.endDate || null,
    time: values.time || null,
    flightNumber: readFlight(values.flightNumber) ?? null,
    ...landingIn(values, zoneOf),
    skills: values.skills || null,
    needs: readNeeds(values.needs),
    flyer: type === 'seeking_help' ? previewFlyer(values) : null,
    description: values.description || null,
    tipAmount: Number(values.tipAmount) || null,
    offersTips: values.offersTips === 'on',
    acceptsTips: values.acceptsTips === 'on',
  };
}

function useStops(values: PreviewValues): Place[] {
  const numbers = stopNumbers.slice(0, Number(values.stops));
  const { airports } = useAirports({ skip: numbers.length === 0 });
  return numbers.flatMap(
    (stop) => airports.find(({ code }) => code === values[fieldsOfStop(stop).airport]) ?? [],
  );
}

/** Once it says who they are and how old. */
function previewFlyer(values: PreviewValues): ShownFlyer | null {
  const { relation = '', grandparent, ageGroup = '', languages = null } = flyerIn(values) ?? {};
  return isCode(relationWords, relation) && isCode(ageWords, ageGroup)
    ? { relation, ageGroup, languages, ...(grandparent && { grandparent }) }
    : null;
}

const isCode = <Code extends string>(codes: Record<Code, string>, text: string): text is Code =>
  text in codes;
