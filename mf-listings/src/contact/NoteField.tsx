import type { NewRequest } from 'backend/contract/trips/requests';
import { lazyCheck, useForm, type Form } from 'shell/forms';
import { Field, TextArea } from 'shared-ui';

const rules = lazyCheck(async () => (await import('backend/contract/trips/requests')).newRequest);
const longest = 300;

interface NoteForm {
  listingId: number;
  /** Sending it is also the agreement to the rules. */
  agreesToRules?: boolean;
  send: (request: NewRequest) => Promise<void>;
}

/** A few words that go with a request for contact. They outlast a reload. */
export const useNoteForm = ({ listingId, agreesToRules, send }: NoteForm) =>
  useForm({
    draft: `draft-contact-note-${listingId}`,
    start: { note: '' },
    check: ({ note }) =>
      rules.check({ ...(note.trim() && { note }), ...(agreesToRules && { agreesToRules }) }),
    send,
    onRefused: () => undefined,
  });

interface NoteFieldProps {
  form: Form<'note'>;
  username: string;
  hint?: string;
}

export function NoteField({ form, username, hint = 'Say who flies and what would help.' }: NoteFieldProps) {
  return (
    <Field label={`A few words to ${username}`} optional hint={hint} error={form.issues['note']}>
      <TextArea {...form.input('note')} onFocus={rules.warm} count={longest} />
    </Field>
  );
}
