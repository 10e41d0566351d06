import type { Contact, Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';
import { Button, ConversationIcon, MailIcon, PhoneIcon } from 'shared-ui';
import styles from './ContactDetails.module.css';
import { ContactLine } from './ContactLine';
import { emailWays, phoneWays } from './contactLinks';

/** Everything that can be done with what the person shares. */
export function ContactDetails({ contact, listing }: { contact: Contact; listing: Listing }) {
  const { email, phoneNumber } = contact;
  return (
    <div className={styles.details}>
      {!email && !phoneNumber && <p>No contact information available</p>}
      {email && (
        <ContactLine
          what="email address"
          value={email}
          icon={MailIcon}
          ways={emailWays(email, listing)}
          listing={listing}
        />
      )}
      {phoneNumber && (
        <ContactLine
          what="phone number"
          value={phoneNumber}
          icon={PhoneIcon}
          ways={phoneWays(phoneNumber)}
          listing={listing}
        />
      )}
      {isServed('/messages') && (
        <Button asChild variant="primary">
          <Link to={`/messages?to=${listing.userId}`}>
            <ConversationIcon aria-hidden="true" /> Message
          </Link>
        </Button>
      )}
    </div>
  );
}
