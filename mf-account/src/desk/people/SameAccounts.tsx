import { Link } from 'react-router-dom';
import { sentenceOf } from 'shell/host';
import { Button, Isolated, Notice } from 'shared-ui';
import { withElements } from '../../layout/withElements';
import { words } from '../../words';
import { useOpenSameAccountsMutation } from '../api';
import styles from '../Desk.module.css';

export function SameAccounts({ personId }: { personId: number }) {
  const [open, { data, error, isLoading }] = useOpenSameAccountsMutation();
  if (!data)
    return (
      <div className={styles.form}>
        <Button size="small" busy={isLoading} onClick={() => open(personId)}>
          {words.samePhoneCardDevice}
        </Button>
        <p className={styles.soft}>{words.openingIsLogged}</p>
        {error && <Notice tone="error">{sentenceOf(error, words.notOpened)}</Notice>}
      </div>
    );
  if (!data.length) return <p role="status">{words.noSameAccounts}</p>;
  return (
    <ul className={styles.facts} aria-label={words.otherAccounts}>
      {data.map(({ id, username, by }) => (
        <li key={id}>
          {withElements(words.sameAccount(id, words.together(by.map((each) => words.sharedBy[each]))), {
            person: (
              <Link to={`/desk?tab=people&person=${id}`}>
                <Isolated>{username}</Isolated>
              </Link>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
