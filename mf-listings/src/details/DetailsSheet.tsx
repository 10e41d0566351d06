import { useState } from 'react';
import type { Listing } from 'backend/contract/listings';
import { DocumentChecked } from 'shell/forms';
import { openLogin } from 'shell/host';
import { Badge, Dialog, Route } from 'shared-ui';
import { TellWhenConfirmed } from '../alerts/TellWhenConfirmed';
import { useListingQuery } from '../api/listings';
import { ContactInfo } from '../contact/ContactInfo';
import { DialogFoot } from '../contact/FormEnd';
import { KeepButton } from '../favourites/KeepButton';
import { sides } from '../listing/sides';
import { ListingPass } from '../pass/ListingPass';
import { Person } from '../pass/Person';
import { Rating } from '../pass/Rating';
import { words } from '../words';
import styles from './DetailsSheet.module.css';
import { DetailsSkeleton } from './DetailsSkeleton';
import { DetailsTabs, type DetailsTab } from './DetailsTabs';
import { isGone, ListingUnavailable } from './ListingUnavailable';
import { SafetyButtons } from './SafetyButtons';
import { ShareButton } from './ShareButton';
import { StatusNotice } from './StatusNotice';
import { TipInvitation } from './TipInvitation';
import { TripDetails } from './TripDetails';
import { useRefusedAsk } from '../requests/useRefusedAsk';

interface DetailsSheetProps {
  /** Null while the dialog is closed. */
  id: number | null;
  tab: DetailsTab;
  /** The address of these details, to come back to after a login. */
  address: string;
  isContactRequested: boolean;
  onTab: (tab: DetailsTab) => void;
  onClose: () => void;
}

/** The dialog, in a chunk of its own. While it closes it still shows the last listing. */
export function DetailsSheet({ id, tab, address, isContactRequested, onTab, onClose }: DetailsSheetProps) {
  const [shownId, setShownId] = useState(id);
  const [requestedBeforeLogin, setRequestedBeforeLogin] = useState<number | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [loginReturnsTo, setLoginReturnsTo] = useState<string | null>(null);
  if (id !== null && id !== shownId) setShownId(id);
  const { data, error, isFetching, refetch } = useListingQuery(shownId ?? 0, { skip: shownId === null });
  const { refused, onRefused } = useRefusedAsk(shownId ?? 0);
  const listing = data?.id === shownId && !isGone(error) ? data : undefined;

  const logIn = () => {
    setRequestedBeforeLogin(tab === 'contact' ? shownId : null);
    setLoginReturnsTo(address);
    onClose();
  };
  const openLoginAfterClose = () => {
    if (loginReturnsTo) openLogin({ goTo: loginReturnsTo });
    setLoginReturnsTo(null);
  };

  return (
    <Dialog
      wide
      open={id !== null}
      onOpenChange={onClose}
      onClosed={openLoginAfterClose}
      title={listing ? sides[listing.type].details : words.details}
      footer={<div ref={setFoot} className={styles.foot} />}
    >
      {listing && (
        <div className={styles.details}>
          <StatusNotice listing={listing} />
          <DetailsPass listing={listing} />
          <DetailsTabs
            listing={listing}
            tab={tab}
            onTab={onTab}
            onLogIn={logIn}
            contact={
              <>
                <DialogFoot value={tab === 'contact' ? foot : null}>
                  <ContactInfo
                    listing={listing}
                    isRequested={isContactRequested || requestedBeforeLogin === listing.id}
                    onLogIn={logIn}
                    onRefused={onRefused}
                  />
                </DialogFoot>
                <TellWhenConfirmed listing={listing} />
                <TripDetails listing={listing} />
                <TipInvitation listing={listing} />
              </>
            }
          />
          <div className={styles.more}>
            <KeepButton kind="listing" id={listing.id} ownerId={listing.userId} />
            <ShareButton listing={listing} />
            <SafetyButtons listing={listing} onBlocked={onClose} />
          </div>
        </div>
      )}
      {!listing && isFetching && <DetailsSkeleton />}
      {!listing && !isFetching && error && (
        <ListingUnavailable error={error} refused={refused} onTryAgain={refetch} />
      )}
    </Dialog>
  );
}

function DetailsPass({ listing }: { listing: Listing }) {
  const { tone, badge } = sides[listing.type];
  const stub = (
    <>
      <Person listing={listing} hasRoom />
      <DocumentChecked on={listing.documentCheckedAt} />
      <div className={styles.rating}>
        <Badge tone={tone}>{badge}</Badge>
        <Rating listing={listing} />
      </div>
    </>
  );
  return (
    <ListingPass side={tone} on="card" stub={stub}>
      <p className={styles.route}>
        <Route trip={listing} />
      </p>
    </ListingPass>
  );
}
