import type { MatchDetails } from 'backend/contract/trips';
import { Button, Notice } from 'shared-ui';
import { useSeeHelpCallMutation } from '../api/her-page';
import { sendAndTell } from '../trip/sendAndTell';
import styles from './HelpCalled.module.css';
import { words } from './words';

const names = new Intl.ListFormat('en');
const ago = new Intl.RelativeTimeFormat('en');

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
  return (
    <Notice
      tone={seenByMe ? 'warning' : 'error'}
      className={styles.help}
      title={words.needsHelp(traveler, city)}
      action={
        !seenByMe && (
          <Button
            variant="primary"
            busy={seeing.isLoading}
            onClick={() => sendAndTell(() => see(id).unwrap(), words.told(traveler))}
          >
            {words.seen}
          </Button>
        )
      }
    >
      <p>{words.pressed(timeSince(at, now))}</p>
      {seenBy.length > 0 && <p>{words.seenBy(names.format(seenBy))}</p>}
    </Notice>
  );
}

function timeSince(at: string, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(at)) / 60_000));
  return minutes < 60 ? ago.format(-minutes, 'minute') : ago.format(-Math.round(minutes / 60), 'hour');
}
