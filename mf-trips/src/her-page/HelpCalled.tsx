import type { MatchDetails } from 'backend/contract/trips';
import { Button, Notice, pageLocale } from 'shared-ui';
import { useSeeHelpCallMutation } from '../api/her-page';
import { sendAndTell } from '../trip/sendAndTell';
import { words } from '../words';
import styles from './HelpCalled.module.css';

interface HelpCalledProps {
  trip: MatchDetails;
  traveler: string;
  now: number;
}

/** The traveler has pressed "I need help" on her page. She sees who knows. */
export function HelpCalled({ trip: { id, helpCall }, traveler, now }: HelpCalledProps) {
  const [see, seeing] = useSeeHelpCallMutation();
  if (!helpCall) return null;
  const { at, city, seenBy, seenByMe } = helpCall;
  const told = { title: words.thankYou, description: words.helpCall.told(traveler) };
  return (
    <Notice
      tone={seenByMe ? 'warning' : 'error'}
      className={styles.help}
      title={words.helpCall.title(traveler, city)}
      action={
        !seenByMe && (
          <Button
            variant="primary"
            busy={seeing.isLoading}
            onClick={() => sendAndTell(() => see(id).unwrap(), told)}
          >
            {words.helpCall.seen}
          </Button>
        )
      }
    >
      <p>{words.helpCall.pressed(timeSince(at, now))}</p>
      {seenBy.length > 0 && <p>{words.helpCall.seenBy(seenBy)}</p>}
    </Notice>
  );
}

function timeSince(at: string, now: number): string {
  const ago = new Intl.RelativeTimeFormat(pageLocale());
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
  return minutes < 60 ? ago.format(-minutes, 'minute') : ago.format(-Math.round(minutes / 60), 'hour');
}
