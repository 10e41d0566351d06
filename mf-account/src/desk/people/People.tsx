import { Link, useSearchParams } from 'react-router-dom';
import { readId, sentenceOf } from 'shell/host';
import { Button, Field, Isolated, Notice, TextInput } from 'shared-ui';
import { useForm } from 'shell/forms';
import { words } from '../../words';
import { useFindPeopleMutation } from '../api';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { Person } from './Person';

/** What is searched for stays out of the address: it may be a phone number. */
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
            error: { issues: [{ path: ['q'], message: words.findIssue }] },
          },
    async send(q: string) {
      await find(q);
    },
  });
  return (
    <>
      <form {...form.element} className={styles.search} role="search">
        <Field label={words.findLabel} error={form.issues['q']}>
          <TextInput {...form.input('q')} type="search" autoComplete="off" />
        </Field>
        <Button type="submit" busy={form.isBusy}>
          {words.find}
        </Button>
      </form>
      <p className={styles.soft}>{words.findHint}</p>
      {error && <Notice tone="error">{sentenceOf(error, words.findFailed)}</Notice>}
      {data?.length === 0 && <p role="status">{words.nobodyFound}</p>}
      {data && data.length > 0 && (
        <ul className={styles.entries} aria-label={words.foundPeople}>
          {data.map((person) => (
            <li key={person.id}>
              <Link to={`/desk?tab=people&person=${person.id}`}>
                <Isolated>{person.username}</Isolated>
              </Link>
              <br />
              <span className={styles.soft}>
                {words.together([
                  person.isFormer ? words.deletedAccount : words.foundSince(person.memberSince),
                  ...(person.verified ? [words.phoneVerifiedFact] : []),
                  ...(person.suspendedUntil
                    ? [words.suspendedUntilFact(momentOf(person.suspendedUntil))]
                    : []),
                ])}
              </span>
            </li>
          ))}
        </ul>
      )}
      {id && <Person key={id} id={id} isOperator={isOperator} />}
    </>
  );
}
