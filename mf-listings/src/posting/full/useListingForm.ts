import type { ListingType } from 'backend/contract/listings';
import { newListing, type NewListing } from 'backend/contract/listings/posting';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { botCheck, isApiError, toast, useMe } from 'shell/host';
import { today } from 'shared-ui';
import { useCreateListingMutation } from '../../posting-api';
import { filled } from '../form/filled';
import { useForm } from '../form/useForm';
import { readPrefill } from '../prefill';
import { tellRefusal } from '../toastRefusal';
import { emptyDetails, readDetails } from './details';

/** The full form of a verified member. */
export function useListingForm(type: ListingType, askToLogIn: () => void) {
  const { me } = useMe();
  const [search] = useSearchParams();
  const [create, { data: created }] = useCreateListingMutation();
  // Older shells cannot.
  useEffect(() => botCheck.warm?.(), []);
  const form = useForm({
    name: '/create-listing',
    start: {
      ...emptyDetails,
      date: today(),
      name: me?.username ?? '',
      email: '',
      phoneNumber: me?.phoneNumber ?? '',
    },
    link: readPrefill(search),
    fixed: me ? { email: me.email } : {},
    stays: ['name', 'email', 'phoneNumber'],
    check: (typed) => newListing.safeParse({ ...filled(newListing.shape, typed, readDetails), type }),
    async send(listing: NewListing) {
      const captchaToken = await botCheck('create_listing');
      await create({ ...listing, captchaToken }).unwrap();
      toast({ title: 'Listing created', description: 'Your listing has been created successfully' });
    },
    onRefused(error) {
      if (isApiError(error) && error.status === 401) return askToLogIn();
      tellRefusal(
        error,
        'Listing creation failed',
        'There was a problem creating your listing. Please try again.',
      );
    },
  });
  return { form, created };
}
