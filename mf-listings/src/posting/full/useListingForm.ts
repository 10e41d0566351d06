import type { ListingType } from 'backend/contract/listings';
import { newListing, type NewListing } from 'backend/contract/listings/posting';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filled, useForm } from 'shell/forms';
import { botCheck, isApiError, toast, useMe } from 'shell/host';
import { useToday } from 'shared-ui';
import { useCreateListingMutation } from '../../api/my-listings';
import { flyerPart } from '../fields/flyer';
import { emptyFlights, flightParts, hasLanding, landingsAfter } from '../fields/flights';
import { useZoneOf } from '../fields/landing';
import { readPrefill } from '../prefill';
import { toastRefusal } from '../toastRefusal';
import { contactDefault } from '../fields/contactDefault';
import { emptyDetails, detailReaders } from './details';
import { words } from '../../words';

/** Apart, because most visitors leave before they publish. */
export const loadSuccessDialog = async () => (await import('./SuccessDialog')).SuccessDialog;

export function useListingForm(type: ListingType, askToLogIn: () => void) {
  const { me } = useMe();
  const [search] = useSearchParams();
  const [create, { data: created }] = useCreateListingMutation();
  // Optional call: older shells do not have it.
  useEffect(() => botCheck.warm?.(), []);
  const day = useToday();
  const form = useForm({
    draft: 'draft-/create-listing',
    start: {
      ...emptyDetails,
      ...emptyFlights,
      date: day,
      name: me?.username ?? '',
      email: '',
      phoneNumber: me?.phoneNumber ?? '',
      contact: contactDefault(me),
    },
    link: readPrefill(search, day),
    fixed: me ? { email: me.email } : {},
    stays: ['name', 'email', 'phoneNumber'],
    follow: landingsAfter,
    check: (values) =>
      newListing.safeParse({
        ...filled(newListing.shape, values, detailReaders),
        ...(type === 'seeking_help' && { ...flyerPart(values), languages: undefined }),
        ...flightParts(values, zoneOf),
        type,
      }),
    async send(listing: NewListing) {
      // Loads while the server works. If it fails, the page tries again.
      loadSuccessDialog().catch(() => undefined);
      const captchaToken = await botCheck('create_listing');
      await create({ ...listing, captchaToken }).unwrap();
      toast({ title: words.listingCreated, description: words.listingCreatedHint });
    },
    onRefused(error) {
      if (isApiError(error) && error.status === 401) return askToLogIn();
      toastRefusal(error, words.creationFailed, words.creationFailedHint);
    },
  });
  const zoneOf = useZoneOf(hasLanding(form.values));
  return { form, created };
}
