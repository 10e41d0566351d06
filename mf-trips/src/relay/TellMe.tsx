import type { Alert, NewAlert } from 'backend/contract/listings/alerts';
import { BellIcon, Button } from 'shared-ui';
import { useBeginAlertMutation, useEndAlertMutation, useOwnAlertsQuery } from '../api/companions';
import { sendAndTell } from '../trip/sendAndTell';
import type { HerLeg } from '../companions/companions';
import { words } from '../words';
import styles from './MissingLeg.module.css';

interface TellMeProps {
  gap: HerLeg[];
  /** The seeker's own request, whose alert follows what is missing. */
  request: number | null;
}

/** A mail as soon as a helper offers the flight: one press, and one to take it back. */
export function TellMe({ gap, request }: TellMeProps) {
  const { data: alerts } = useOwnAlertsQuery();
  const [begin, beginning] = useBeginAlertMutation();
  const [end, ending] = useEndAlertMutation();
  const wanted = alertFor(gap);
  const isOwn = ({ ownListing }: Alert) => request !== null && ownListing === request;
  const known = alerts?.find((alert) => alert.status === 'on' && (isOwn(alert) || isSame(alert, wanted)));
  if (!known) {
    const press = () =>
      sendAndTell(() => begin(wanted).unwrap(), {
        title: words.weWriteToYou,
        description: words.weWriteToYouHint,
      });
    return (
      <Button size="small" busy={beginning.isLoading} onClick={() => void press()}>
        <BellIcon aria-hidden="true" /> {words.tellMe}
      </Button>
    );
  }
  const stop = () =>
    sendAndTell(() => end(known.id).unwrap(), { title: words.stopped, description: words.stoppedHint });
  return (
    <div role="status" className={styles.told}>
      <p>{words.weWriteWhenFound}</p>
      {!isOwn(known) && (
        <Button size="small" variant="quiet" busy={ending.isLoading} onClick={() => void stop()}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

/** The flight has to be the same one, so neither other days nor airports nearby help. */
function alertFor(gap: HerLeg[]): NewAlert {
  const [first, last] = [gap[0]!.leg, gap.at(-1)!.leg];
  const { from, date } = first;
  return { type: 'helper', from, to: last.to, firstDay: date, lastDay: date, nearby: false, how: 'now' };
}

const isSame = (alert: Alert, { from, to, firstDay }: NewAlert) =>
  alert.type === 'helper' &&
  alert.from === from &&
  alert.to === to &&
  alert.firstDay <= firstDay &&
  alert.lastDay >= firstDay;
