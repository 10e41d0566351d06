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
import { words } from '../words';

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
      toast({ title: words.listingCreated, description: words.listingCreatedHint });
    },
    onRefused: (error) => toastRefusal(error, words.creationFailed, words.creationFailedHint),
  });
  const zoneOf = useZoneOf(form.values.arrivalTime !== '');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.repostTitle}
      description={words.repostHint(words.way([departure.city, arrival.city]))}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={`repost-${id}`} variant="primary" busy={form.isBusy}>
            {words.listingActions.repost}
          </Button>
        </>
      }
    >
      <form id={`repost-${id}`} {...form.element}>
        <FormSection title={words.whenThisTime}>
          <TravelDates form={form} {...(type === 'seeking_help' && { lastDay: words.endDate })} />
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
