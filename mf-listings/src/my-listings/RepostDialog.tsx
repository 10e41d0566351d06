import type { MyListing } from 'backend/contract/listings';
import { repost } from 'backend/contract/listings/posting';
import { toast } from 'shell/host';
import { Button, Dialog } from 'shared-ui';
import { useRepostListingMutation } from '../api/my-listings';
import { FlightFields } from '../posting/fields/FlightFields';
import { FormSection } from '../posting/fields/FormSection';
import { TravelDates } from '../posting/fields/TravelDates';

import { filled, useForm } from 'shell/forms';
import { toastRefusal } from '../posting/toastRefusal';

interface RepostDialogProps {
  listing: MyListing;
  onClose: () => void;
}

export function RepostDialog({ listing, onClose }: RepostDialogProps) {
  const { id, type, departure, arrival, time, flightNumber } = listing;
  const [repostListing] = useRepostListingMutation();
  const form = useForm({
    draft: `draft-repost-${id}`,
    start: { date: '', endDate: '', time: time ?? '', flightNumber: flightNumber ?? '' },
    check: (values) => repost.safeParse(filled(repost.shape, values)),
    async send(days) {
      await repostListing({ ...days, id }).unwrap();
      onClose();
      toast({ title: 'Listing created', description: 'Your listing has been created successfully' });
    },
    onRefused: (error) =>
      toastRefusal(
        error,
        'Listing creation failed',
        'There was a problem creating your listing. Please try again.',
      ),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Post it again"
      description={`${departure.city} to ${arrival.city}, with the same words, on another day.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={`repost-${id}`} variant="primary" busy={form.isBusy}>
            Repost
          </Button>
        </>
      }
    >
      <form id={`repost-${id}`} {...form.element}>
        <FormSection title="When this time?">
          <TravelDates form={form} {...(type === 'seeking_help' && { lastDay: 'End Date' })} />
          <FlightFields form={form} />
        </FormSection>
      </form>
    </Dialog>
  );
}
