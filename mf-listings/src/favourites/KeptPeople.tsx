import type { ReactNode } from 'react';
import type { PublicUser } from 'backend/contract/account';
import { Avatar, languagesShown, VerifiedMark } from 'shared-ui';
import { PersonName } from '../pass/PersonName';
import { words } from '../words';
import styles from './KeptPeople.module.css';

interface KeptPeopleProps {
  people: PublicUser[];
  action: (person: PublicUser) => ReactNode;
}

export const KeptPeople = ({ people, action }: KeptPeopleProps) => (
  <ul className={styles.people}>
    {people.map((person) => (
      <li key={person.id} className={styles.person}>
        <Avatar name={person.username} src={person.profilePictureUrl} />
        <div className={styles.words}>
          <p className={styles.name}>
            <PersonName id={person.id} username={person.username} /> {person.verified && <VerifiedMark />}
          </p>
          {person.languages && (
            <p className={styles.line}>{words.speaks(languagesShown(person.languages))}</p>
          )}
        </div>
        {action(person)}
      </li>
    ))}
  </ul>
);
