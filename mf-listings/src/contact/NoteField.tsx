import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import type { NewRequest } from 'backend/contract/trips/requests';
import { lazyCheck, useForm, type Form } from 'shell/forms';
import { Field, TextArea, TextInput } from 'shared-ui';
import { words } from '../words';

export const requestRules = lazyCheck(
  async () => (await import('backend/contract/trips/requests')).newRequest,
);
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
    start: { note: '', name: '' },
    check: ({ note, name }) =>
      requestRules.check({
        ...(note.trim() && { note }),
        ...(agreesToRules && { agreesToRules }),
        ...(name.trim() && { name }),
      }),
    send,
    onRefused: () => undefined,
  });

interface NoteFieldProps {
  form: Pick<Form<'note'>, 'issues' | 'input'>;
  listing: Pick<Listing, 'username' | 'type'>;
  hint?: string;
}

/** Who reads a helper's listing travels; who reads a request helps. */
export function NoteField({
  form,
  listing: { username, type },
  hint = words.wordsHints[type],
}: NoteFieldProps) {
  return (
    <Field label={words.wordsTo(username)} optional hint={hint} error={form.issues['note']}>
      <TextArea {...form.input('note')} onFocus={requestRules.warm} count={longest} />
    </Field>
  );
}

interface NameFieldProps {
  form: Pick<Form<'name'>, 'issues' | 'input'>;
  me: Me;
}

/** Of a member who has not chosen a name: before the other reads the generated one. */
export function NameField({ form, me: { nameChosen, username } }: NameFieldProps) {
  if (nameChosen !== false) return null;
  return (
    <Field
      label={words.yourFirstName}
      optional
      hint={words.withoutName(username)}
      error={form.issues['name']}
    >
      <TextInput {...form.input('name')} autoComplete="given-name" />
    </Field>
  );
}
