import type { MyListing } from 'backend/contract/listings';
import { isApiError, toast } from 'shell/host';
import { Button, Dialog, Notice } from 'shared-ui';
import { useDeleteListingMutation } from '../api/my-listings';
import { tripDates } from '../listing/trip';

interface DeleteDialogProps {
  listing: MyListing;
  onClose: () => void;
}

export function DeleteDialog({ listing, onClose }: DeleteDialogProps) {
  const { id, departure, arrival } = listing;
  const [remove, { isLoading, error }] = useDeleteListingMutation();
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
      {error && <Notice tone="error">{refusal ?? 'It could not be deleted. Please try again.'}</Notice>}
    </Dialog>
  );
}
