import type { PublicProfile } from 'backend/contract/account';
import { Avatar, Badge, Isolated, languagesIn, momentFormat } from 'shared-ui';
import { largePicture } from '../picture/largePicture';
import { words } from '../words';
import styles from './PersonHead.module.css';

export function PersonHead({ person }: { person: PublicProfile }) {
  const { username, profilePictureUrl, languages, verified, memberSince } = person;
  return (
    <header className={styles.head}>
      <Avatar name={username} src={largePicture(profilePictureUrl)} size="large" />
      <div className={styles.words}>
        <h1 className={styles.name}>
          <Isolated>{username}</Isolated>
        </h1>
        <p className={styles.since}>{words.memberSince(monthOf(memberSince))}</p>
        <ul className={styles.languages} aria-label={words.languages}>
          {languagesIn(languages ?? '').map((language) => (
            <li key={language}>
              <Badge>
                <Isolated>{language}</Isolated>
              </Badge>
            </li>
          ))}
        </ul>
        {verified && <Badge tone="good">{words.verified}</Badge>}
      </div>
    </header>
  );
}

const month = momentFormat({ month: 'long', year: 'numeric' });
const monthOf = (day: string) => month(`${day}T00:00:00Z`, 'UTC');
