import type { PublicProfile } from 'backend/contract/account';
import { Avatar, Badge } from 'shared-ui';
import { largePicture } from '../picture/largePicture';
import styles from './PersonHead.module.css';

export function PersonHead({ person }: { person: PublicProfile }) {
  const { username, profilePictureUrl, languages, verified, memberSince } = person;
  const spoken = languages?.split(',').map((one) => one.trim()) ?? [];
  return (
    <header className={styles.head}>
      <Avatar name={username} src={largePicture(profilePictureUrl)} size="large" />
      <div className={styles.words}>
        <h1 className={styles.name}>{username}</h1>
        <p className={styles.since}>Member since {monthOf(memberSince)}</p>
        <ul className={styles.languages} aria-label="Languages">
          {[...new Set(spoken)].filter(Boolean).map((language) => (
            <li key={language}>
              <Badge>{language}</Badge>
            </li>
          ))}
        </ul>
        {verified && <Badge tone="good">Verified</Badge>}
      </div>
    </header>
  );
}

const monthOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
