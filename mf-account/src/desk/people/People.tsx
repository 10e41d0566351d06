import { Link, useSearchParams } from 'react-router-dom';
import { readId, sentenceOf } from 'shell/host';
import { Button, Field, Notice, TextInput } from 'shared-ui';
import { useForm } from 'shell/forms';
import { useFindPeopleMutation } from '../api';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { Person } from './Person';

/** What is searched for stays out of the address: it may be somebody's phone number. */
export function People({ isOperator }: { isOperator: boolean }) {
  const [search] = useSearchParams();
  const id = readId(search.get('person'));
  const [find, { data, error }] = useFindPeopleMutation();
  const form = useForm({
    start: { q: '' },
    stays: ['q'],
    check: ({ q }) =>
      q.trim()
        ? { success: true, data: q.trim() }
        : {
            success: false,
            error: { issues: [{ path: ['q'], message: 'Type a name, an email, a phone or an id' }] },
          },
    async send(q: string) {
      await find(q);
    },
  });
  return (
    <>
      <form {...form.element} className={styles.search} role="search">
        <Field label="Name, email, phone or id" error={form.issues['q']}>
          <TextInput {...form.input('q')} type="search" autoComplete="off" />
        </Field>
        <Button type="submit" busy={form.isBusy}>
          Find
        </Button>
      </form>
      <p className={styles.soft}>Each search is written to the log, without its words.</p>
      {error && <Notice tone="error">{sentenceOf(error, 'We could not search. Please try again.')}</Notice>}
      {data?.length === 0 && <p role="status">Nobody was found.</p>}
      {data && data.length > 0 && (
        <ul className={styles.entries} aria-label="Found people">
          {data.map((person) => (
            <li key={person.id}>
              <Link to={`/desk?tab=people&person=${person.id}`}>{person.username}</Link>
              <br />
              <span className={styles.soft}>
                {person.isFormer ? 'Deleted account' : `Member since ${person.memberSince}`}
                {person.verified && ', phone verified'}
                {person.suspendedUntil && `, suspended until ${momentOf(person.suspendedUntil)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {id && <Person key={id} id={id} isOperator={isOperator} />}
    </>
  );
}
