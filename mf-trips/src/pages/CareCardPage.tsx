import { Link, useParams, useSearchParams } from 'react-router-dom';
import { boot, openLogin, readId, usePageTitle } from 'shell/host';
import { Button, EmptyState, Field, LetterDrawing, Notice, PrinterIcon, Select, SignedOut } from 'shared-ui';
import { CareCardForm } from '../care-card/CareCardForm';
import { CareCardSheet } from '../care-card/CareCardSheet';
import { languages } from '../care-card/languages/languages';
import { loadFontOf } from '../care-card/loadFont';
import { secondLanguage } from '../care-card/secondLanguage';
import { namesOf } from '../day/names';
import { useIsSignedOut, useTripMember } from '../device/useTripMember';
import { TripPageHead } from '../trip/TripPageHead';
import { TripSkeleton } from '../trip/TripSkeleton';
import { TripUnavailable } from '../trip/TripUnavailable';
import { useTrip } from '../trip/useTrip';
import { addDays, monthAndDay } from '../time/zonedTime';
import styles from './CareCardPage.module.css';

/** The family writes the care card, the Amigo reads it, and both can print it. */
export function CareCardPage() {
  const id = readId(useParams().id ?? null);
  const me = useTripMember();
  const isSignedOut = useIsSignedOut();
  const { trip, careCard, isCardLoading, cardError, isOffline, error, isFetching, refetch } = useTrip(id, me);
  const [query, setQuery] = useSearchParams();
  usePageTitle(trip && `Care card, ${trip.departure.city} to ${trip.arrival.city}`);

  if (isSignedOut) return <SignedOut onLogIn={() => openLogin()}>Please log in to view your trips</SignedOut>;
  if (id === null) return <TripUnavailable error={null} isGone onTryAgain={() => undefined} />;
  if (!trip || !me || isCardLoading || cardError) {
    return boot.offline || cardError || (error && !trip && !isFetching) ? (
      <TripUnavailable error={error ?? cardError} onTryAgain={() => void refetch()} />
    ) : (
      <TripSkeleton />
    );
  }
  const { role, other, departure, arrival, date, status, flyer } = trip;
  const { helper, traveler, isForSelf } = namesOf(trip, me, careCard);
  const isFamily = role === 'seeking_help';
  const chosen = query.get('in');
  const seekerSpeaks = isFamily ? me.languages : other.languages;
  const travelerSpeaks = flyer ? flyer.languages : seekerSpeaks;
  const likely = secondLanguage(travelerSpeaks, trip);
  const language = chosen === 'en' ? null : chosen && chosen in languages ? chosen : likely.code;
  const isOwn = likely.isOwn && language === likely.code;
  const print = async () => {
    await loadFontOf(language);
    window.print();
  };
  const printed = (
    <>
      <Field
        label="Second language of the print"
        hint={
          likely.missing.length > 0 &&
          `The card is not there in ${likely.missing.join(' or ')} yet. Choose one that people on the way read.`
        }
        className={styles.language}
      >
        <Select
          value={language ?? 'en'}
          onChange={({ target }) => setQuery({ in: target.value }, { replace: true })}
        >
          <option value="en">None, only English</option>
          {Object.entries(languages).map(([code, { name }]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button className={styles.print} onClick={print}>
        <PrinterIcon aria-hidden="true" /> Print
      </Button>
    </>
  );
  return (
    <div className={styles.page}>
      <TripPageHead
        className={styles.header}
        back={{ to: `/trips/${trip.id}`, label: `${departure.city} to ${arrival.city}` }}
        title={careCard || !isForSelf ? `Care card for ${traveler}` : 'Care card'}
      >
        What {helper} needs to know on the way.{isFamily && ' Every field but the name can stay empty.'}
      </TripPageHead>
      {isOffline && (
        <Notice tone="warning" className={styles.offline}>
          No network. This is what your device keeps.
        </Notice>
      )}
      {isFamily && status === 'agreed' ? (
        <CareCardForm trip={trip} saved={careCard}>
          {(typed, form) => (
            <div className={styles.columns}>
              <div className={styles.column}>
                <Notice title={`Only you and ${other.username} can read it`}>
                  It is never in a mail, and it is deleted on {monthAndDay(addDays(date, 7))}.
                </Notice>
                {form}
              </div>
              <div className={styles.column}>
                {printed}
                <div className={styles.preview}>
                  <p className={styles.hint}>This is how it prints, on one page</p>
                  <CareCardSheet trip={trip} card={typed} me={me} language={language} isOwn={isOwn} />
                </div>
              </div>
            </div>
          )}
        </CareCardForm>
      ) : careCard ? (
        <div className={styles.column}>
          {printed}
          <CareCardSheet trip={trip} card={careCard} me={me} language={language} isOwn={isOwn} />
        </div>
      ) : (
        <EmptyState
          drawing={<LetterDrawing />}
          title="There is no care card"
          action={
            <Button asChild variant="primary">
              <Link to={`/trips/${trip.id}`}>Back to the trip</Link>
            </Button>
          }
        >
          {isFamily ? 'It was deleted with the end of the trip.' : `${other.username} has not filled it in.`}
        </EmptyState>
      )}
    </div>
  );
}
