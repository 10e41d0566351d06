import { useId } from 'react';
import type { ListingType } from 'backend/contract/listings';
import type { Alert } from 'backend/contract/listings/alerts';
import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, Card, Field, Notice, Select } from 'shared-ui';
import { useAlertsQuery, useChangeAlertMutation, useDeleteAlertMutation } from '../api/alerts';
import { words } from '../words';
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
            {words.tryAgain}
          </Button>
        }
      >
        {words.alertsFailed}
      </Notice>
    );
  }
  if (!alerts.length) return null;
  return (
    <section aria-labelledby={heading} className={styles.alerts}>
      <h2 id={heading} className={styles.title}>
        {words.toldWhenFound[type]}
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
              <Link to={`/listing/${listing}`}>{words.seeListing}</Link>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Field label={words.howWeWrite}>
          <Select
            value={how}
            disabled={changing.isLoading}
            onChange={({ target }) => void change({ id, how: target.value === 'daily' ? 'daily' : 'now' })}
          >
            <option value="now">{words.atOnce}</option>
            <option value="daily">{words.onceADay}</option>
          </Select>
        </Field>
        <Button
          busy={stopping.isLoading}
          aria-label={words.stopAlert(endsText(alert))}
          onClick={() => void stop(id)}
        >
          {words.stop}
        </Button>
      </div>
      {status === 'paused' && (
        <Notice
          tone="warning"
          className={styles.wide}
          action={
            <Button busy={changing.isLoading} onClick={() => void change({ id, status: 'on' })}>
              {words.writeAgain}
            </Button>
          }
        >
          {words.paused}
        </Notice>
      )}
      {problem && (
        <Notice tone="error" className={styles.wide}>
          {sentenceOf(problem, words.didNotWorkTryAgain)}
        </Notice>
      )}
    </Card>
  );
}

function whatText(alert: Alert): string {
  if (alert.listing) return words.onceContactable;
  const parts = [alert.ownListing && words.everyFlightOfListing, alert.nearby && words.airportsNearby];
  return [...parts, foundText(alert)].filter(Boolean).join(' · ');
}

const foundText = ({ found }: Alert) => (found ? words.foundSoFar(found) : words.nobodyFoundYet);
