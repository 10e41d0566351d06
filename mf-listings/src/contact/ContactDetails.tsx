import { useState } from 'react';
import type { Contact, Listing } from 'backend/contract/listings';
import { Link } from 'react-router-dom';
import { isServed, toast } from 'shell/host';
import {
  Button,
  ConversationIcon,
  CopyIcon,
  MailIcon,
  Notice,
  PhoneIcon,
  Isolated,
  withParts,
} from 'shared-ui';
import { hiddenPart } from '../listing/parts';
import { trackEngagement } from '../listing/trackEngagement';
import { words } from '../words';
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
        <Notice
          tone="good"
          action={isServed('/trips') && <Link to={`/trips/${tripId}`}>{words.openTrip}</Link>}
        >
          {words.youFlyTogetherNote}
        </Notice>
      )}
      {!email && !phoneNumber && <p>{words.noContact}</p>}
      {email && (
        <ContactLine
          texts={words.contactLines.email}
          value={email}
          icon={MailIcon}
          links={emailLinks(email, listing)}
          listing={listing}
        />
      )}
      {phoneNumber && (
        <ContactLine
          texts={words.contactLines.phone}
          value={phoneNumber}
          icon={PhoneIcon}
          links={phoneLinks(phoneNumber)}
          listing={listing}
        />
      )}
      {mayPropose && !isProposing && (
        <Button variant="primary" onClick={() => setIsProposing(true)}>
          {words.flyTogether}
        </Button>
      )}
      {userId !== null && isProposing && <ProposalSlot listingId={id} otherUserId={userId} />}
      {isServed('/messages') && (
        <Button asChild variant={mayPropose ? 'secondary' : 'primary'}>
          <Link to={`/messages?to=${listing.userId}`}>
            <ConversationIcon aria-hidden="true" /> {words.message}
          </Link>
        </Button>
      )}
    </div>
  );
}

type LineTexts = Record<'label' | 'copy' | 'copied', string>;

interface ContactLineProps {
  texts: LineTexts;
  value: string;
  icon: typeof MailIcon;
  links: ContactLink[];
  listing: Listing;
}

function ContactLine({ texts, value, icon: Icon, links, listing }: ContactLineProps) {
  return (
    <section className={styles.line} aria-label={texts.label}>
      <p className={styles.value}>
        <Icon aria-hidden="true" />
        <span>
          <Isolated>{value}</Isolated>
        </span>
        <CopyButton texts={texts} value={value} />
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

function CopyButton({ texts, value }: Pick<ContactLineProps, 'texts' | 'value'>) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: words.copied, description: texts.copied });
    } catch {
      // Some browsers forbid it. The text next to the button can be selected.
      toast({ title: words.copyingForbidden, description: words.copyingForbiddenHint });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={copy}>
      <CopyIcon aria-hidden="true" /> {withParts(texts.copy, hiddenPart)}
    </Button>
  );
}
