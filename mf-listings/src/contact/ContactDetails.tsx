import { useState } from 'react';
import type { Contact, Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { isServed, toast } from 'shell/host';
import { Button, ConversationIcon, CopyIcon, MailIcon, Notice, PhoneIcon, VisuallyHidden } from 'shared-ui';
import { trackEngagement } from '../listing/trackEngagement';
import styles from './ContactDetails.module.css';
import { canPropose, ProposalSlot } from './ProposalSlot';
import { emailLinks, phoneLinks, type ContactLink } from './contactLinks';

interface ContactDetailsProps {
  contact: Contact;
  listing: Listing;
  tripId: number | null;
}

export function ContactDetails({ contact, listing, tripId }: ContactDetailsProps) {
  const { email, phoneNumber } = contact;
  const { id, userId, status } = listing;
  const [isProposing, setIsProposing] = useState(false);
  const mayPropose = tripId === null && userId !== null && status !== 'expired' && canPropose();
  return (
    <div className={styles.details}>
      {tripId !== null && (
        <Notice tone="good" action={isServed('/trips') && <Link to={`/trips/${tripId}`}>Open trip</Link>}>
          You fly together.
        </Notice>
      )}
      {!email && !phoneNumber && <p>No contact information available</p>}
      {email && (
        <ContactLine
          label="email address"
          value={email}
          icon={MailIcon}
          links={emailLinks(email, listing)}
          listing={listing}
        />
      )}
      {phoneNumber && (
        <ContactLine
          label="phone number"
          value={phoneNumber}
          icon={PhoneIcon}
          links={phoneLinks(phoneNumber)}
          listing={listing}
        />
      )}
      {mayPropose && !isProposing && (
        <Button variant="primary" onClick={() => setIsProposing(true)}>
          Fly together?
        </Button>
      )}
      {userId !== null && isProposing && <ProposalSlot listingId={id} otherUserId={userId} />}
      {isServed('/messages') && (
        <Button asChild variant={mayPropose ? 'secondary' : 'primary'}>
          <Link to={`/messages?to=${listing.userId}`}>
            <ConversationIcon aria-hidden="true" /> Message
          </Link>
        </Button>
      )}
    </div>
  );
}

interface ContactLineProps {
  label: string;
  value: string;
  icon: typeof MailIcon;
  links: ContactLink[];
  listing: Listing;
}

function ContactLine({ label, value, icon: Icon, links, listing }: ContactLineProps) {
  return (
    <section className={styles.line} aria-label={label}>
      <p className={styles.value}>
        <Icon aria-hidden="true" />
        <span>{value}</span>
        <CopyButton label={label} text={value} />
      </p>
      <ul className={styles.links}>
        {links.map(({ name, event, href, icon: LinkIcon, isExternal }) => (
          <li key={name}>
            <Button asChild size="small">
              <a
                href={href}
                rel="noreferrer"
                target={isExternal ? '_blank' : undefined}
                onClick={() => trackEngagement(`contact_${event}`, listing)}
              >
                <LinkIcon aria-hidden="true" /> {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: `The ${label} is on your clipboard.` });
    } catch {
      // Some browsers forbid it. The text next to the button can be selected.
      toast({ title: 'Copying is not allowed here', description: 'Please select it by hand.' });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      <CopyIcon aria-hidden="true" /> Copy<VisuallyHidden> {label}</VisuallyHidden>
    </Button>
  );
}
