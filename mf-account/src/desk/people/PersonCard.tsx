import type { DeskPerson } from 'backend/contract/account/desk';
import { Link } from 'react-router-dom';
import { Avatar, Card } from 'shared-ui';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { SameAccounts } from './SameAccounts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export function PersonCard({ person }: { person: DeskPerson }) {
  const { id, username, profilePictureUrl, memberSince, verified, suspendedUntil, sameMailbox, measures } =
    person;
  const facts = [
    verified ? 'Phone verified' : 'No verified phone',
    counted(person.reportsAbout, 'report about them', 'reports about them'),
    counted(person.reportsBy, 'report by them', 'reports by them'),
    counted(measures.length, 'decision before', 'decisions before'),
    ...(suspendedUntil ? [`Suspended until ${momentOf(suspendedUntil)}`] : []),
    ...(person.isFormer ? ['The account is deleted'] : []),
    ...(person.role ? [`Works here: ${person.role}`] : []),
  ];
  return (
    <Card className={styles.card}>
      <div className={styles.person}>
        <Avatar name={username} src={profilePictureUrl} />
        <div>
          <strong>{username}</strong>
          <p className={styles.soft}>Member since {memberSince}</p>
        </div>
      </div>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {sameMailbox.map((other) => (
          <li key={other.id}>
            Same mailbox: <Link to={`/desk?tab=people&person=${other.id}`}>{other.username}</Link>
          </li>
        ))}
      </ul>
      <SameAccounts personId={id} />
      <Link to={`/desk?tab=people&person=${id}`}>Page of this person</Link>
    </Card>
  );
}
