import { useId } from 'react';
import type { ListingType } from 'backend/contract/listings';
import type { Alert } from 'backend/contract/listings/alerts';
import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, Card, Field, Notice, Select } from 'shared-ui';
import { useAlertsQuery, useChangeAlertMutation, useDeleteAlertMutation } from '../api/alerts';
import styles from './MyAlerts.module.css';
import { endsText, watchedText } from './watchedTrip';

/** A member's alerts, beside their listings of the same side. Renders nothing without alerts. */
export function MyAlerts({ type }: { type: ListingType }) {
  const { data, error, isFetching, refetch } = useAlertsQuery();
  const heading = useId();
  const alerts = data?.filter((alert) => alert.type === type) ?? [];
  // A server that is older than this page has no alerts.
  if (isApiError(error) && error.status === 404) return null;
  if (error && !data) {
    return (
      <Notice
        tone="error"
        action={
          <Button busy={isFetching} onClick={refetch}>
            Try again
          </Button>
        }
      >
        We could not load what you are told of.
      </Notice>
    );
  }
  if (!alerts.length) return null;
  return (
    <section aria-labelledby={heading} className={styles.alerts}>
      <h2 id={heading} className={styles.title}>
        You are told when {type === 'helper' ? 'a helper' : 'a traveler'} is found
      </h2>
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  const { id, how, status, listing } = alert;
  const [change, changing] = useChangeAlertMutation();
  const [stop, stopping] = useDeleteAlertMutation();
  const problem = changing.error ?? stopping.error;
  return (
    <Card className={styles.row}>
      <div className={styles.words}>
        <p className={styles.trip}>{watchedText(alert)}</p>
        <p className={styles.soft}>
          {whatText(alert)}
          {listing && (
            <>
              {' · '}
              <Link to={`/listing/${listing}`}>See the listing</Link>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Field label="How we write">
          <Select
            value={how}
            disabled={changing.isLoading}
            onChange={({ target }) => void change({ id, how: target.value === 'daily' ? 'daily' : 'now' })}
          >
            <option value="now">At once</option>
            <option value="daily">Once a day, at 8</option>
          </Select>
        </Field>
        <Button
          busy={stopping.isLoading}
          aria-label={`Stop: ${endsText(alert)}`}
          onClick={() => void stop(id)}
        >
          Stop
        </Button>
      </div>
      {status === 'paused' && (
        <Notice
          tone="warning"
          className={styles.wide}
          action={
            <Button busy={changing.isLoading} onClick={() => void change({ id, status: 'on' })}>
              Write again
            </Button>
          }
        >
          Paused, because two of our mails came back.
        </Notice>
      )}
      {problem && (
        <Notice tone="error" className={styles.wide}>
          {sentenceOf(problem, 'That did not work. Please try again.')}
        </Notice>
      )}
    </Card>
  );
}

function whatText(alert: Alert): string {
  if (alert.listing) return 'once, when this person can be contacted';
  const parts = [alert.ownListing && 'every flight of your listing', alert.nearby && 'also airports nearby'];
  return [...parts, foundText(alert)].filter(Boolean).join(' · ');
}

const foundText = ({ found }: Alert) => (found ? `${found} found so far` : 'nobody found yet');
