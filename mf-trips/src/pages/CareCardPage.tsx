import type { MatchDetails } from 'backend/contract/trips';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { boot, openLogin, readId, usePageTitle } from 'shell/host';
import {
  Button,
  EmptyState,
  Field,
  languagesIn,
  LetterDrawing,
  Notice,
  PrinterIcon,
  Select,
  SignedOut,
} from 'shared-ui';
import { CareCardForm } from '../care-card/CareCardForm';
import { CareCardSheet } from '../care-card/CareCardSheet';
import { languages } from '../care-card/languages/languages';
import { loadFontOf } from '../care-card/loadFont';
import { loadPrintedCities } from '../care-card/printedCities';
import { secondLanguage } from '../care-card/secondLanguage';
import { isRelay } from '../companions/companions';
import { companySentences, relayWords } from '../companions/relayWords';
import { namesOf } from '../day/names';
import { useIsSignedOut, useTripMember } from '../device/useTripMember';
import { TripPageHead } from '../trip/TripPageHead';
import { TripSkeleton } from '../trip/TripSkeleton';
import { TripUnavailable } from '../trip/TripUnavailable';
import { useTrip } from '../trip/useTrip';
import { addDays, monthAndDay } from '../time/zonedTime';
import { words } from '../words';
import styles from './CareCardPage.module.css';

/** The family writes the care card, the Amigo reads it, and both can print it. */
export function CareCardPage() {
  const id = readId(useParams().id ?? null);
  const me = useTripMember();
  const isSignedOut = useIsSignedOut();
  const { trip, careCard, isCardLoading, cardError, isOffline, error, isFetching, refetch } = useTrip(id, me);
  const [query, setQuery] = useSearchParams();
  usePageTitle(trip && words.careCardTitle(trip.departure.city, trip.arrival.city));

  if (isSignedOut) return <SignedOut onLogIn={() => openLogin()}>{words.logInToView}</SignedOut>;
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
    await loadPrintedCities(language);
    await loadFontOf(language);
    window.print();
  };
  const printed = (
    <>
      <Field
        label={words.secondLanguage}
        hint={likely.missing.length > 0 && words.cardMissingIn(languagesIn(likely.missing.join()))}
        className={styles.language}
      >
        <Select
          value={language ?? 'en'}
          onChange={({ target }) => setQuery({ in: target.value }, { replace: true })}
        >
          <option value="en">{words.onlyEnglish}</option>
          {Object.entries(languages).map(([code, { name }]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button className={styles.print} onClick={print}>
        <PrinterIcon aria-hidden="true" /> {words.print}
      </Button>
    </>
  );
  return (
    <div className={styles.page}>
      <TripPageHead
        className={styles.header}
        back={{ to: `/trips/${trip.id}`, label: words.fromTo(departure.city, arrival.city) }}
        title={careCard || !isForSelf ? words.careCardFor(traveler) : words.careCard}
      >
        {leadOf(trip, helper)}
      </TripPageHead>
      {isOffline && (
        <Notice tone="warning" className={styles.offline}>
          {words.noNetworkKept}
        </Notice>
      )}
      {isFamily && status === 'agreed' ? (
        <CareCardForm trip={trip} saved={careCard}>
          {(typed, form) => (
            <div className={styles.columns}>
              <div className={styles.column}>
                <Notice title={isRelay(trip) ? words.onlyYouAndCompanions : words.onlyYouAnd(other.username)}>
                  {words.deletedOn(monthAndDay(addDays(date, 7)))}
                </Notice>
                {form}
              </div>
              <div className={styles.column}>
                {printed}
                <div className={styles.preview}>
                  <p className={styles.hint}>{words.howItPrints}</p>
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
          title={words.noCareCard}
          action={
            <Button asChild variant="primary">
              <Link to={`/trips/${trip.id}`}>{words.backToTrip}</Link>
            </Button>
          }
        >
          {isFamily ? words.cardDeleted : words.cardNotFilledIn(other.username)}
        </EmptyState>
      )}
    </div>
  );
}

/** In a relay all companions are named, by their part. */
function leadOf(trip: MatchDetails, helper: string): string {
  const isFamily = trip.role === 'seeking_help';
  if (isFamily) return isRelay(trip) ? companySentences(trip) : words.cardLeadOfFamily(helper);
  return isRelay(trip) ? `${words.cardLead(helper)} ${relayWords(trip)}` : words.cardLead(helper);
}
