import type { AuditEntry } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { Isolated } from 'shared-ui';
import { withElements } from '../../layout/withElements';
import { words } from '../../words';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { actionText, actorText, whyTexts } from './logTexts';

/** Rows of the audit log. */
export function Entries({ entries, links }: { entries: AuditEntry[]; links?: boolean }) {
  if (!entries.length) return <p className={styles.soft}>{words.nothingDoneYet}</p>;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {withElements(links ? sentenceWithLinks(entry) : words.doneBy, {
            action: <strong>{actionText(entry)}</strong>,
            actor: <Isolated>{actorText(entry)}</Isolated>,
            item: linkTo(`/desk?item=${entry.itemId}`),
            person: linkTo(`/desk?tab=people&person=${entry.personId}`),
          })}
          <br />
          <span className={styles.soft}>
            <time dateTime={entry.at}>{momentOf(entry.at)}</time>
            {whyTexts(entry).map((text) => (
              <Isolated key={text}> · {text}</Isolated>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const linkTo = (address: string) => (text: string) => <Link to={address}>{text}</Link>;

function sentenceWithLinks({ itemId, personId }: AuditEntry): string {
  if (itemId && personId) return words.doneOnItemAboutPerson(itemId, personId);
  if (itemId) return words.doneOnItem(itemId);
  return personId ? words.doneAboutPerson(personId) : words.doneBy;
}
