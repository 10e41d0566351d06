import { useEffect, useId, useRef, useState } from 'react';
import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import type { NewRequest } from 'backend/contract/trips/requests';
import { seenTrip } from 'shell/forms';
import { Button, LazyPart, Notice, PanelSkeleton } from 'shared-ui';
import { useSharedContactQuery } from '../api/asking';
import { useConnectMutation } from '../api/listings';
import { trackEngagement } from '../listing/trackEngagement';
import type { OnRefused } from '../requests/useRefusedAsk';
import { askedText } from './askedText';
import { ContactError, isOfChangedListing } from './ContactError';
import { words } from '../words';
import styles from './ContactInfo.module.css';
import { FormEnd } from './FormEnd';
import { NoteAfterwards } from './NoteAfterwards';
import { NameField, NoteField, useNoteForm } from './NoteField';
import { mustAgree, OwnBags } from './OwnBags';

const loadContactDetails = () => import('./ContactDetails');

interface MemberContactProps {
  listing: Listing;
  me: Me;
  /** The request goes out without another press. */
  isRequested: boolean;
  /** The owner shares it with me since an earlier request. */
  isShared: boolean;
  /** The two have agreed to fly together. */
  tripId: number | null;
  onRefused: OnRefused | undefined;
}

/** The contact of a listing that gives it at once, or whose owner has said yes. */
export function MemberContact(props: MemberContactProps) {
  const { listing, me, isRequested, isShared, tripId, onRefused } = props;
  const [connect, { data: given, error, isLoading, isUninitialized }] = useConnectMutation({
    // Opening the same details again shows the same response.
    fixedCacheKey: `contact of ${listing.id} for ${me.id}`,
  });
  const shared = useSharedContactQuery(listing.id, { skip: !isShared || given !== undefined });
  const contact = given ?? (isShared ? shared.currentData : undefined);
  const [hasWritten, setHasWritten] = useState(false);
  const hasSent = useRef(false);
  const formId = useId();
  const requestContact = async (request: NewRequest = {}) => {
    hasSent.current = true;
    // Loads while the server works. If it fails, LazyPart tries again.
    loadContactDetails().catch(() => undefined);
    const asked = await connect({ id: listing.id, seen: seenTrip(listing), ...request });
    if (asked.error) {
      onRefused?.(listing, asked.error);
      throw asked.error;
    }
    const { status } = asked.data;
    setHasWritten(Boolean(request.note));
    if (status !== 'asked') trackEngagement('contact_view', listing);
  };
  const agreesToRules = mustAgree(me);
  const form = useNoteForm({ listingId: listing.id, agreesToRules, send: requestContact });

  useEffect(() => {
    // The error replaces the contact.
    if (isRequested && !isShared && isUninitialized && !hasSent.current)
      void requestContact().catch(() => undefined);
  });

  // The owner has changed the rule since this page was loaded.
  if (contact?.status === 'asked') return <Notice tone="good">{askedText(listing)}</Notice>;
  if (contact) {
    return (
      <LazyPart load={loadContactDetails} skeleton={<PanelSkeleton label={words.loadingContact} />}>
        {({ ContactDetails }) => (
          <div className={styles.shared}>
            <ContactDetails contact={contact} listing={listing} tripId={tripId} />
            {listing.status === 'active' && !hasWritten && tripId === null && (
              <NoteAfterwards listing={listing} />
            )}
          </div>
        )}
      </LazyPart>
    );
  }
  if (isShared && shared.error && !shared.isFetching)
    return <ContactError error={shared.error} onTryAgain={() => void shared.refetch()} />;
  if (isShared || isLoading || (isRequested && isUninitialized))
    return <PanelSkeleton label={words.loadingContact} />;
  const isChanged = isOfChangedListing(error);
  if (error && !isChanged) return <ContactError error={error} onTryAgain={form.submit} />;
  return (
    <form {...form.element} id={formId} className={styles.ask}>
      <p>{words.sharesWithAskers(listing.username)}</p>
      <NameField form={form} me={me} />
      <NoteField form={form} listing={listing} />
      <FormEnd>
        {agreesToRules && <OwnBags />}
        {isChanged && <ContactError error={error} />}
        <Button type="submit" form={formId} variant="primary" className={styles.send} busy={form.isBusy}>
          {agreesToRules ? words.agreeAndShowContact : words.showContact}
        </Button>
      </FormEnd>
    </form>
  );
}
