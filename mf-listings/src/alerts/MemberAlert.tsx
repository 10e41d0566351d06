import { sentenceOf, Slot } from 'shell/host';
import { Button, Notice, withParts } from 'shared-ui';
import { boldPart } from '../listing/parts';
import { useCreateAlertMutation, useDeleteAlertMutation } from '../api/alerts';
import { words } from '../words';
import styles from './TellMe.module.css';
import { mailsNote, type Watched } from './watchedTrip';

interface MemberAlertProps {
  watched: Watched;
  isMain: boolean;
  onDone: (isDone: boolean) => void;
}

/** One tap, and one to take it back. */
export function MemberAlert({ watched, isMain, onDone }: MemberAlertProps) {
  const [create, creating] = useCreateAlertMutation();
  const created = creating.data;
  const [stop, stopping] = useDeleteAlertMutation();
  const problem = creating.error ?? stopping.error;
  const begin = async () => {
    if ((await create({ ...watched, how: 'now' })).data) onDone(true);
  };
  const end = async (id: number) => {
    if ((await stop(id)).error) return;
    creating.reset();
    onDone(false);
  };
  return (
    <>
      {created ? (
        <>
          <WeWrite watched={watched} busy={stopping.isLoading} onStop={() => end(created.id)} />
          <Slot name="device.question" props={{ deed: 'alert' }} />
        </>
      ) : (
        <Button
          variant={isMain ? 'primary' : 'quiet'}
          className={styles.begin}
          busy={creating.isLoading}
          onClick={begin}
        >
          {words.tellMe}
        </Button>
      )}
      {problem && <Notice tone="error">{sentenceOf(problem, words.didNotWorkTryAgain)}</Notice>}
    </>
  );
}

interface WeWriteProps {
  watched: Watched;
  busy: boolean;
  onStop: () => void;
}

export function WeWrite({ watched, busy, onStop }: WeWriteProps) {
  return (
    <div role="status" className={styles.done}>
      <p>{withParts(words.weWriteToYou(mailsNote(watched)), boldPart)}</p>
      <Button busy={busy} onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}
