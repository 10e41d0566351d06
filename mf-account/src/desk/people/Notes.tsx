import { newNote, type NewNote } from 'backend/contract/moderation/desk';
import { Button, Card, Field, Notice, TextArea } from 'shared-ui';
import { useForm } from 'shell/forms';
import { LoadFailed } from '../../layout/LoadFailed';
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
      <h3>Notes</h3>
      {isError && <LoadFailed what="the notes" onTryAgain={refetch} />}
      {notes && notes.length > 0 && (
        <ul className={styles.entries} aria-label="Notes">
          {notes.map(({ id, text, by, writtenAt }) => (
            <li key={id}>
              {text}
              <br />
              <span className={styles.soft}>
                {by}, <time dateTime={writtenAt}>{momentOf(writtenAt)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form {...form.element} className={styles.form} aria-label="Write a note">
        <Field
          label="New note"
          hint="Only people of the desk read it. It cannot be changed."
          error={form.issues['text']}
        >
          <TextArea {...form.input('text')} count={2000} />
        </Field>
        {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
        <Button type="submit" busy={form.isBusy}>
          Keep the note
        </Button>
      </form>
    </Card>
  );
}
