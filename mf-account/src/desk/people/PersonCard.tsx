import type { DeskPerson } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { Avatar, Card, formatDay } from 'shared-ui';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { SameAccounts } from './SameAccounts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

interface PersonCardProps {
  person: DeskPerson;
  /** It stands on the person's own page of the desk. */
  isOnOwnPage?: boolean;
}

export function PersonCard({ person, isOnOwnPage = false }: PersonCardProps) {
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
          <p className={styles.soft}>Member since {formatDay(memberSince)}</p>
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
      {!isOnOwnPage && <Link to={`/desk?tab=people&person=${id}`}>Page of this person</Link>}
      {isOnOwnPage && !person.isFormer && <Link to={`/people/${id}`}>What members see</Link>}
    </Card>
  );
}
