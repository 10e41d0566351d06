import type { MyListing } from 'backend/contract/listings';
import type { Person } from 'backend/contract/trips/requests';
import { isApiError, toast, listText } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useComingTripsQuery, useDeleteListingMutation } from '../api/my-listings';
import { useContactRequestsQuery } from '../api/contact-requests';
import { tripDates } from '../listing/trip';
import { words } from '../words';
import { factsOf } from '../listing/factsOf';

/** Those who asked and were not declined, and those who travel with the owner. */
function usePeopleToTell({ id, status, contactRequests }: MyListing) {
  const isOver = status === 'expired';
  const { data: requests = [] } = useContactRequestsQuery(id, { skip: isOver || !contactRequests });
  const { data: coming = [] } = useComingTripsQuery(undefined, { skip: isOver });
  const open = requests.filter(({ status: answer }) => answer === 'asked' || answer === 'shared');
  const matches = coming.filter(
    (trip) => trip.listingId === id && (trip.status === 'proposed' || trip.status === 'agreed'),
  );
  const people = [...open.map(({ person }) => person), ...matches.map(({ other }) => other)];
  const agreed = matches.filter((trip) => trip.status === 'agreed').map(({ other }) => other);
  return { told: namesOf(people), companions: namesOf(agreed) };
}

/** Two people can have the same name. */
const namesOf = (people: Person[]) => [...new Map(people.map(({ id, username }) => [id, username])).values()];

interface DeleteDialogProps {
  listing: MyListing;
  onClose: () => void;
}

export function DeleteDialog({ listing, onClose }: DeleteDialogProps) {
  const { id, departure, arrival } = listing;
  const way = words.way([departure.city, arrival.city]);
  const [remove, { isLoading, error }] = useDeleteListingMutation();
  const { told, companions } = usePeopleToTell(listing);
  const refusal = isApiError(error) ? error.serverMessage : undefined;

  const submit = async () => {
    if ((await remove(id)).error) return;
    onClose();
    toast({ title: words.listingDeleted, description: words.isGone(way) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.deleteTitle}
      description={words.deleteHint(factsOf(way, tripDates(listing)))}
      footer={
        <>
          <Button onClick={onClose}>{words.keepIt}</Button>
          <Button variant="danger" busy={isLoading} onClick={submit}>
            {words.listingActions.delete}
          </Button>
        </>
      }
    >
      {told.length > 0 && (
        <p>
          {words.sentences([
            words.willBeTold(listText(told)),
            ...(companions.length > 0 ? [words.tripCancelled(listText(companions))] : []),
          ])}
        </p>
      )}
      {error && <Notice tone="error">{refusal ?? words.deleteFailed}</Notice>}
    </Dialog>
  );
}
