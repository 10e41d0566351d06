import type { MatchDetails } from 'backend/contract/trips';
import { toast } from 'shell/host';
import { Button, Card, CopyIcon, Field, ShareIcon, TextInput } from 'shared-ui';
import { useEndFamilyLinkMutation, useMakeFamilyLinkMutation } from '../api/trips';
import { sendAndTell } from '../trip/sendAndTell';
import { ArrivalContacts } from './ArrivalContacts';
import styles from './TripCard.module.css';

const names = new Intl.ListFormat('en');

/** A link for family without an account: it shows the steps of the day as they come. */
export function FamilyLink({ trip }: { trip: MatchDetails }) {
  const { id, familyLink: url, departure, arrival, seenBy = [], steps, status } = trip;
  const hasArrived = status === 'done' || steps.some(({ step, byBoth }) => step === 'handed_over' && byBoth);
  const [make, making] = useMakeFamilyLinkMutation();
  const [end, ending] = useEndFamilyLinkMutation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast({ title: 'Link copied', description: 'Send it to your family.' });
    } catch {
      // Some browsers forbid it. The link can be selected.
      toast({ title: 'Copying is not allowed here', description: 'Please select the link by hand.' });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: `${departure.city} to ${arrival.city}`, url: url ?? '' });
    } catch (error) {
      // The member closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Card role="region" aria-labelledby="family" className={`${styles.card} ${styles.screen}`}>
      <h2 id="family" className={styles.title}>
        For your family
      </h2>
      <p>
        With a link, family without an account can follow the day of travel: the steps as they come, and first
        names only.
      </p>
      {url ? (
        <>
          <Field label="Family link">
            <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
          </Field>
          {seenBy.length > 0 && <p>Seen by {names.format(seenBy)}.</p>}
          <div className={styles.buttons}>
            <Button size="small" onClick={copy}>
              <CopyIcon aria-hidden="true" /> Copy
            </Button>
            {'share' in navigator && (
              <Button size="small" onClick={share}>
                <ShareIcon aria-hidden="true" /> Share
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              busy={ending.isLoading}
              onClick={() =>
                sendAndTell(() => end(id).unwrap(), {
                  title: 'The link has ended',
                  description: 'Nobody can open it any more.',
                })
              }
            >
              End this link
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
              title: 'Link made',
              description: 'Send it only to people you trust.',
            })
          }
        >
          Make a link
        </Button>
      )}
      {!hasArrived && <ArrivalContacts trip={trip} />}
    </Card>
  );
}
