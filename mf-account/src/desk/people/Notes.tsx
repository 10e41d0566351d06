import { newNote, type NewNote } from 'backend/contract/moderation/desk';
import { Button, Card, Field, Isolated, Notice, PeoplesWords, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { LoadFailed } from '../../layout/LoadFailed';
import { withElements } from '../../layout/withElements';
import { words } from '../../words';
import { useNotesQuery, useWriteNoteMutation } from '../api';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';

/** What staff tell each other about a person. */
export function Notes({ personId, onWritten }: { personId: number; onWritten: () => unknown }) {
  const { data: notes, isError, refetch } = useNotesQuery(personId);
  const [write] = useWriteNoteMutation();
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => newNote.safeParse({ text }),
    async send(note: NewNote) {
      await write({ id: personId, note }).unwrap();
      await Promise.all([refetch(), onWritten()]);
    },
  });
  return (
    <Card className={styles.card}>
      <h3>{words.notes}</h3>
      {isError && <LoadFailed text={words.notesNotLoaded} onTryAgain={refetch} />}
      {notes && notes.length > 0 && (
        <ul className={styles.entries} aria-label={words.notes}>
          {notes.map(({ id, text, by, writtenAt }) => (
            <li key={id}>
              <PeoplesWords>{text}</PeoplesWords>
              <br />
              <span className={styles.soft}>
                {withElements(words.byAt, {
                  author: <Isolated>{by}</Isolated>,
                  time: <time dateTime={writtenAt}>{momentOf(writtenAt)}</time>,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <form {...form.element} className={styles.form} aria-label={words.writeNote}>
        <Field label={words.newNote} hint={words.newNoteHint} error={form.issues['text']}>
          <TextArea {...form.input('text')} count={2000} />
        </Field>
        {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
        <Button type="submit" busy={form.isBusy}>
          {words.keepNote}
        </Button>
      </form>
    </Card>
  );
}
