import type { Listing } from 'backend/contract/listings';
import { PartNeedsScript } from 'shell/forms';
import { useMe } from 'shell/host';
import { Button, LazyPart, Notice, PanelSkeleton } from 'shared-ui';
import { isAnsweredLater, useMyRequest } from '../requests/useMyRequest';
import type { OnRefused } from '../requests/useRefusedAsk';
import { ContactError } from './ContactError';
import { words } from '../words';
import styles from './ContactInfo.module.css';
import { mustAgree } from './OwnBags';
import { whyContactUnavailable } from './contactUnavailable';

// Both have a form, which the page of a listing does without.
const loadAskForContact = () => import('./AskForContact');
const loadMemberContact = () => import('./MemberContact');

interface ContactInfoProps {
  listing: Listing;
  /** The visitor pressed "View Contact Info" on the card, so the request goes out at once. */
  isRequested: boolean;
  onLogIn: () => void;
  onRefused?: OnRefused;
}

/** How to reach the person. Opening a link requests no contact, because the owner gets a mail about each request. */
export function ContactInfo({ listing, isRequested, onLogIn, onRefused }: ContactInfoProps) {
  const { me, isLoading } = useMe();
  const { status, ...request } = useMyRequest(listing, { isAlwaysRead: true });
  const skeleton = (
    <PartNeedsScript>
      <PanelSkeleton label={words.loadingContact} />
    </PartNeedsScript>
  );
  if (isLoading || request.isLoading) return skeleton;
  if (request.error) return <ContactError error={request.error} onTryAgain={request.retry} />;
  const reason = whyContactUnavailable(listing, me, status);
  if (reason) return <Notice>{reason}</Notice>;
  if (me && isAnsweredLater(listing) && status !== 'shared')
    return (
      <LazyPart load={loadAskForContact} skeleton={skeleton}>
        {({ AskForContact }) => (
          <AskForContact
            key={me.id}
            listing={listing}
            me={me}
            requestId={status === 'asked' ? request.id : null}
            onRefused={onRefused}
          />
        )}
      </LazyPart>
    );
  if (me) {
    return (
      <LazyPart load={loadMemberContact} skeleton={skeleton}>
        {({ MemberContact }) => (
          <MemberContact
            key={me.id}
            listing={listing}
            me={me}
            isRequested={isRequested && !mustAgree(me)}
            isShared={status === 'shared'}
            tripId={request.tripId}
            onRefused={onRefused}
          />
        )}
      </LazyPart>
    );
  }
  return (
    <div className={styles.gate}>
      <p>{words.logInToReach(listing.username)}</p>
      <PartNeedsScript>
        <Button variant="primary" onClick={onLogIn}>
          {words.logIn}
        </Button>
      </PartNeedsScript>
    </div>
  );
}
