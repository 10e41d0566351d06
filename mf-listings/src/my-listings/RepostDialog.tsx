import type { MyListing } from 'backend/contract/listings';
import { repost } from 'backend/contract/listings/posting';
import { filled, useForm } from 'shell/forms';
import { toast } from 'shell/host';
import { Button, Dialog } from 'shared-ui';
import { useRepostListingMutation } from '../api/my-listings';
import { FlightFields } from '../posting/fields/FlightFields';
import { emptyFlights, flightParts } from '../posting/fields/flights';
import { FormSection } from '../posting/fields/FormSection';
import { daysFrom, useZoneOf } from '../posting/fields/landing';
import { LandingFields } from '../posting/fields/LandingFields';
import { TravelDates } from '../posting/fields/TravelDates';
import { toastRefusal } from '../posting/toastRefusal';

interface RepostDialogProps {
  listing: MyListing;
  onClose: () => void;
}

export function RepostDialog({ listing, onClose }: RepostDialogProps) {
  const { id, type, departure, arrival, time, flightNumber } = listing;
  // With stops only the first flight is asked for, and the landing is that of the last.
  const isDirect = !listing.legs;
  const [repostListing] = useRepostListingMutation();
  const form = useForm({
    draft: `draft-repost-${id}`,
    start: {
      ...emptyFlights,
      ...landingAgain(listing),
      departureAirport: departure.code,
      arrivalAirport: arrival.code,
      date: '',
      endDate: '',
      time: time ?? '',
      flightNumber: flightNumber ?? '',
    },
    check: (values) =>
      repost.safeParse({
        ...filled(repost.shape, values),
        ...(isDirect && flightParts(values, zoneOf)),
      }),
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
  const zoneOf = useZoneOf(form.values.arrivalTime !== '');
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
          <FlightFields form={form} landing={isDirect && <LandingFields form={form} flight={0} />} />
        </FormSection>
      </form>
    </Dialog>
  );
}

function landingAgain({ legs, date, arrivalTime, arrivalDate }: MyListing) {
  if (legs || !arrivalTime) return {};
  return { arrivalTime, landsAfter: arrivalDate ? String(daysFrom(date, arrivalDate)) : '' };
}
