import type { MyListing } from 'backend/contract/listings';
import { listingChange } from 'backend/contract/listings/posting';
import { toast } from 'shell/host';
import { Button, Dialog } from 'shared-ui';
import { useChangeListingMutation } from '../api/my-listings';
import { DetailsFields } from '../posting/full/DetailsFields';
import { useForm } from 'shell/forms';
import { toastRefusal } from '../posting/toastRefusal';
import { hasLanding, landingsAfter } from '../posting/fields/flights';
import { useZoneOf } from '../posting/fields/landing';
import { changedFields, formValues } from './changedFields';
import { MovedTrips } from './MovedTrips';
import { words } from '../words';

interface EditDialogProps {
  listing: MyListing;
  onClose: () => void;
}

export function EditDialog({ listing, onClose }: EditDialogProps) {
  const { id, type } = listing;
  const [change] = useChangeListingMutation();
  const before = formValues(listing);
  const form = useForm({
    draft: `draft-edit-${id}`,
    start: before,
    follow: landingsAfter,
    check: (values) => listingChange.safeParse(changedFields(values, before, zoneOf)),
    async send(changes) {
      if (Object.keys(changes).length) await change({ ...changes, id }).unwrap();
      onClose();
      toast({ title: words.listingUpdated, description: words.listingUpdatedHint });
    },
    onRefused: (error) => toastRefusal(error, words.updateFailed, words.updateFailedHint),
  });
  const zoneOf = useZoneOf(hasLanding(form.values));
  return (
    <Dialog
      wide
      open
      onOpenChange={onClose}
      title={words.editListing}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={`edit-${id}`} variant="primary" busy={form.isBusy}>
            {words.saveChanges}
          </Button>
        </>
      }
    >
      <form id={`edit-${id}`} {...form.element}>
        <DetailsFields
          form={form}
          type={type}
          aboutDay={<MovedTrips listing={listing} date={form.values.date} endDate={form.values.endDate} />}
        />
      </form>
    </Dialog>
  );
}
