import type { Contact } from 'backend/contract/listings';
import type { Match } from 'backend/contract/trips';
import { DocumentChecked } from 'shell/forms';
import { Avatar, Button, Card, languagesShown, MailIcon, PhoneIcon, VerifiedMark } from 'shared-ui';
import { PersonName } from '../pass/PersonName';
import { phoneLink } from '../trip/phoneLink';
import { MessageLink } from './MessageLink';
import { words } from '../words';
import styles from './TripCard.module.css';

interface ContactCardProps {
  other: Match['other'];
  contact: Contact;
}

/** How the two reach each other. */
export function ContactCard({ other, contact: { email, phoneNumber } }: ContactCardProps) {
  return (
    <Card role="region" aria-labelledby="contact" className={styles.card}>
      <h2 id="contact" className={styles.title}>
        {words.contact}
      </h2>
      <div className={styles.person}>
        <Avatar name={other.username} src={other.profilePictureUrl} />
        <div>
          <p className={styles.name}>
            <PersonName id={other.id} username={other.username} />
            {other.verified && <VerifiedMark />}
          </p>
          <DocumentChecked on={other.documentCheckedAt} />
          {other.languages && <p className={styles.soft}>{words.speaks(languagesShown(other.languages))}</p>}
          {phoneNumber && (
            <p className={styles.soft}>
              <bdi dir="ltr">{phoneNumber}</bdi>
            </p>
          )}
          {email && <p className={styles.soft}>{email}</p>}
        </div>
      </div>
      {/* A notification leads here. */}
      <div id="call" className={styles.ways}>
        {phoneNumber && (
          <Button asChild size="small">
            <a href={phoneLink(phoneNumber)}>
              <PhoneIcon aria-hidden="true" /> {words.call}
            </a>
          </Button>
        )}
        <MessageLink other={other} />
        {email && (
          <Button asChild size="small">
            <a href={`mailto:${email}`}>
              <MailIcon aria-hidden="true" /> {words.mail}
            </a>
          </Button>
        )}
      </div>
    </Card>
  );
}
