import type { KeptDocumentCheck } from 'backend/contract/account/documents';
import type { DeskPerson } from 'backend/contract/moderation/desk';
import { Link } from 'react-router-dom';
import { Avatar, Card, formatDay, Isolated } from 'shared-ui';
import { withElements } from '../../layout/withElements';
import { words } from '../../words';
import styles from '../Desk.module.css';
import { momentOf } from '../deskTexts';
import { SameAccounts } from './SameAccounts';

/** Status, reason and day: the desk sees no document. */
function documentFact({ status, reason, on }: KeptDocumentCheck): string {
  const state = words.deskDocumentStates[status];
  const facts = reason ? words.together([state, words.deskDocumentReasons[reason]]) : state;
  return words.deskDocument(facts, formatDay(on));
}

interface PersonCardProps {
  person: DeskPerson;
  /** On the person's own page of the desk. */
  isOnOwnPage?: boolean;
}

export function PersonCard({ person, isOnOwnPage = false }: PersonCardProps) {
  const { id, username, profilePictureUrl, memberSince, verified, suspendedUntil, sameMailbox, measures } =
    person;
  const facts = [
    verified ? words.hasVerifiedPhone : words.noVerifiedPhone,
    words.reportsAbout(person.reportsAbout),
    words.reportsByThem(person.reportsBy),
    words.decisionsBefore(measures.length),
    ...(person.documentCheck ? [documentFact(person.documentCheck)] : []),
    ...(person.passesShown ?? []).map(({ flight, date }) =>
      words.deskPassShown(flight ?? '', formatDay(date)),
    ),
    ...(suspendedUntil ? [words.suspendedUntil(momentOf(suspendedUntil))] : []),
    ...(person.isFormer ? [words.accountIsDeleted] : []),
    ...(person.role ? [words.worksHere[person.role]] : []),
  ];
  return (
    <Card className={styles.card}>
      <div className={styles.person}>
        <Avatar name={username} src={profilePictureUrl} />
        <div>
          <strong>
            <Isolated>{username}</Isolated>
          </strong>
          <p className={styles.soft}>{words.memberSinceDay(formatDay(memberSince))}</p>
        </div>
      </div>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {sameMailbox.map((other) => (
          <li key={other.id}>
            {withElements(words.sameMailbox, {
              person: (
                <Link to={`/desk?tab=people&person=${other.id}`}>
                  <Isolated>{other.username}</Isolated>
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
      <SameAccounts personId={id} />
      {!isOnOwnPage && <Link to={`/desk?tab=people&person=${id}`}>{words.personPage}</Link>}
      {isOnOwnPage && !person.isFormer && <Link to={`/people/${id}`}>{words.whatMembersSee}</Link>}
    </Card>
  );
}
