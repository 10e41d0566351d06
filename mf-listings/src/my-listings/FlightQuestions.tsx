import type { Leg, MyListing } from 'backend/contract/listings';
import type { FlightCheck, FlightCheckAnswer } from 'backend/contract/listings/checks';
import { sentenceOf, toast } from 'shell/host';
import { Button, formatDay, Notice } from 'shared-ui';
import { useAnswerFlightCheckMutation } from '../api/my-listings';
import { landingText, timeText } from '../listing/trip';
import { words } from '../words';
import styles from './FlightQuestions.module.css';

interface FlightQuestionsProps {
  listing: MyListing;
  onChange: () => void;
  onAnswered: () => void;
}

/** What the timetable says otherwise about the flights of a listing. */
export const FlightQuestions = ({ listing, ...rest }: FlightQuestionsProps) =>
  listing.flightChecks?.map((check) => (
    <FlightQuestion key={check.leg} listing={listing} check={check} {...rest} />
  ));

function FlightQuestion({
  listing,
  check,
  onChange,
  onAnswered,
}: FlightQuestionsProps & { check: FlightCheck }) {
  const { leg, flightNumber, asks } = check;
  const [answer, { isLoading, originalArgs }] = useAnswerFlightCheckMutation();
  const say = async (said: FlightCheckAnswer['answer']) => {
    const { error } = await answer({ id: listing.id, leg, answer: said });
    if (!error) return onAnswered();
    const description = sentenceOf(error, words.pleaseTryAgain);
    toast({ title: words.didNotWork, description, variant: 'destructive' });
  };
  const isBusy = (said: FlightCheckAnswer['answer']) => isLoading && originalArgs?.answer === said;
  return (
    <Notice
      tone="warning"
      title={words.flightCheck.title(flightNumber)}
      action={
        <div className={styles.answers}>
          {asks === 'times' ? (
            <Button size="small" busy={isBusy('use')} onClick={() => say('use')}>
              {words.flightCheck.use}
            </Button>
          ) : (
            <Button size="small" onClick={onChange}>
              {words.flightCheck.change}
            </Button>
          )}
          <Button size="small" variant="quiet" busy={isBusy('keep')} onClick={() => say('keep')}>
            {words.flightCheck.keep}
          </Button>
        </div>
      }
    >
      {saidText(listing, check)}
    </Notice>
  );
}

function saidText(listing: MyListing, { leg, date, asks, says }: FlightCheck): string {
  if (asks === 'day' || !says) return words.flightCheck.day(formatDay(date));
  if (asks === 'route') return words.flightCheck.route(words.way([says.from, says.to]));
  const own = listing.legs?.[leg - 1] ?? listing;
  return words.flightCheck.times(timesText({ ...says, date }), timesText({ ...own, date }));
}

/** '12:30 – 14:45 +1' */
const timesText = ({
  time,
  ...landing
}: Pick<Leg, 'date'> & { [Name in 'time' | 'arrivalTime' | 'arrivalDate']?: string | null | undefined }) =>
  [time && timeText(time), landingText({ arrivalTime: null, arrivalDate: null, ...landing })]
    .filter(Boolean)
    .join(' – ');
