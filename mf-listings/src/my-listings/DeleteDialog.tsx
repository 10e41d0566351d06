import type { MyListing } from 'backend/contract/listings';
import type { Person } from 'backend/contract/trips/requests';
import { isApiError, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useComingTripsQuery, useDeleteListingMutation } from '../api/my-listings';
import { useContactRequestsQuery } from '../api/contact-requests';
import { tripDates } from '../listing/trip';

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
const inWords = (names: string[]) => new Intl.ListFormat('en-US').format(names);

interface DeleteDialogProps {
  listing: MyListing;
  onClose: () => void;
}

export function DeleteDialog({ listing, onClose }: DeleteDialogProps) {
  const { id, departure, arrival } = listing;
  const [remove, { isLoading, error }] = useDeleteListingMutation();
  const { told, companions } = usePeopleToTell(listing);
  const refusal = isApiError(error) ? error.serverMessage : undefined;

  const submit = async () => {
    if ((await remove(id)).error) return;
    onClose();
    toast({ title: 'Listing deleted', description: `${departure.city} to ${arrival.city} is gone.` });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete this listing?"
      description={`${departure.city} to ${arrival.city}, ${tripDates(listing)}. It cannot be brought back. To hide it for a while, close it instead.`}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={isLoading} onClick={submit}>
            Delete
          </Button>
        </>
      }
    >
      {told.length > 0 && (
        <p>
          {inWords(told)} will be told.
          {companions.length > 0 && ` Your trip with ${inWords(companions)} is cancelled.`}
        </p>
      )}
      {error && <Notice tone="error">{refusal ?? 'It could not be deleted. Please try again.'}</Notice>}
    </Dialog>
  );
}
