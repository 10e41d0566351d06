import type { MatchDetails, Step } from 'backend/contract/trips';
import { toast } from 'shell/host';
import { Button, Card, CopyIcon, Field, ShareIcon, TextInput } from 'shared-ui';
import { useEndFamilyLinkMutation, useMakeFamilyLinkMutation } from '../api/trips';
import { landingAlone } from '../day/alone/landingAlone';
import { sendAndTell } from '../trip/sendAndTell';
import { ArrivalContacts } from './ArrivalContacts';
import { words } from '../words';
import styles from './TripCard.module.css';

/** A link for family without an account: it shows the steps of the day as they come. */
export function FamilyLink({ trip }: { trip: MatchDetails }) {
  const { id, familyLink: url, departure, arrival, seenBy = [], steps, status } = trip;
  const alone = landingAlone(trip);
  const isEnd = ({ step, leg, byBoth }: Step) =>
    alone ? step === alone.step && leg === alone.leg : step === 'handed_over' && byBoth;
  const hasArrived = status === 'done' || steps.some(isEnd) || isBrought(trip);
  const [make, making] = useMakeFamilyLinkMutation();
  const [end, ending] = useEndFamilyLinkMutation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast({ title: words.linkCopied, description: words.linkCopiedHint });
    } catch {
      // Some browsers forbid it. The link can be selected.
      toast({ title: words.copyForbidden, description: words.copyForbiddenHint });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: words.fromTo(departure.city, arrival.city), url: url ?? '' });
    } catch (error) {
      // The member closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Card role="region" aria-labelledby="family" className={`${styles.card} ${styles.screen}`}>
      <h2 id="family" className={styles.title}>
        {words.forYourFamily}
      </h2>
      <p>{words.familyLinkHint}</p>
      {url ? (
        <>
          <Field label={words.familyLink}>
            <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
          </Field>
          {seenBy.length > 0 && <p>{words.seenBy(seenBy)}</p>}
          <div className={styles.buttons}>
            <Button size="small" onClick={copy}>
              <CopyIcon aria-hidden="true" /> {words.copy}
            </Button>
            {'share' in navigator && (
              <Button size="small" onClick={share}>
                <ShareIcon aria-hidden="true" /> {words.share}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              busy={ending.isLoading}
              onClick={() =>
                sendAndTell(() => end(id).unwrap(), {
                  title: words.linkEnded,
                  description: words.linkEndedHint,
                })
              }
            >
              {words.endLink}
            </Button>
          </div>
        </>
      ) : (
        <Button
          size="small"
          className={styles.button}
          busy={making.isLoading}
          onClick={() =>
            sendAndTell(() => make(id).unwrap(), {
              title: words.linkMade,
              description: words.linkMadeHint,
            })
          }
        >
          {words.makeLink}
        </Button>
      )}
      {!hasArrived && <ArrivalContacts trip={trip} />}
    </Card>
  );
}

/** To the end of the way, by a companion of another part. */
const isBrought = ({ legs = [], companions = [] }: MatchDetails) =>
  companions.some(({ steps = [] }) =>
    steps.some(({ step, leg }) => step === 'handed_over' && leg === legs.length),
  );
