import { useState } from 'react';
import { openLogin } from 'shell/host';
import { Dialog } from 'shared-ui';
import { useListingQuery } from '../listing-cache';
import { sides } from '../listing/sides';
import { Details } from './Details';
import { NoListing } from './ListingUnavailable';
import { useDetails } from './useDetails';
import { WaitingDetails } from './DetailsSkeleton';

/** The dialog itself. While it closes it still shows what it was about. */
export function DetailsSheet() {
  const details = useDetails();
  const [shown, setShown] = useState(details.id);
  const [askedBeforeLogin, setAskedBeforeLogin] = useState<number | null>(null);
  const [comeBackTo, setComeBackTo] = useState<string | null>(null);
  if (details.id !== null && details.id !== shown) setShown(details.id);
  const { data, error, isFetching, refetch } = useListingQuery(shown ?? 0, { skip: shown === null });
  const listing = data?.id === shown ? data : undefined;

  const logIn = () => {
    setAskedBeforeLogin(details.tab === 'contact' ? shown : null);
    setComeBackTo(details.address);
    details.close();
  };
  // One dialog after the other: two remotes' dialogs at a time do not know of each other's hold on the page.
  const goOn = () => {
    if (comeBackTo) openLogin({ goTo: comeBackTo });
    setComeBackTo(null);
  };

  return (
    <Dialog
      wide
      open={details.id !== null}
      onOpenChange={details.close}
      onClosed={goOn}
      title={listing ? sides[listing.type].details : 'Details'}
    >
      {listing && (
        <Details
          listing={listing}
          tab={details.tab}
          onTab={details.showTab}
          isAsked={details.isAsked || askedBeforeLogin === listing.id}
          onLogIn={logIn}
          onBlocked={details.close}
        />
      )}
      {!listing && isFetching && <WaitingDetails />}
      {!listing && !isFetching && error && <NoListing error={error} onTryAgain={refetch} />}
    </Dialog>
  );
}
