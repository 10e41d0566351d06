import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  required,
  type NewHelpOffer,
  type NewHelpRequest,
  type Published,
} from 'backend/contract/listings/posting';
import { botCheck, isApiError, toast, useMe } from 'shell/host';
import type { z } from 'zod';
import { filled, ticked, wholeNumber } from '../form/filled';
import { useForm } from '../form/useForm';
import { readPrefill } from '../prefill';
import { tellRefusal } from '../toastRefusal';
import { usePublication } from './usePublication';
import type { QuickWords } from './texts';

const empty = {
  departureAirport: '',
  arrivalAirport: '',
  date: '',
  endDate: '',
  time: '',
  flightNumber: '',
  description: '',
  tipAmount: '',
  acceptsTips: '',
  name: '',
  email: '',
  phoneNumber: '',
  consent: '',
  hasRead: '',
};
const refused = 'Failed to create listing';
const failed = 'Something went wrong. Please try again.';
const read = { tipAmount: wholeNumber, acceptsTips: ticked, consent: ticked };

type Quick = NewHelpRequest | NewHelpOffer;
type Contract<Request> = z.ZodType<Request> & { shape: Record<string, z.ZodType> };

/** From what is typed to a published listing; for guests and members, requests and offers alike. */
export function useQuickForm<Request extends Quick>(
  words: QuickWords,
  contract: Contract<Request>,
  publish: (request: Request) => { unwrap: () => Promise<Published> },
) {
  const { me } = useMe();
  const [search] = useSearchParams();
  const publication = usePublication(words.path);
  // Older shells cannot.
  useEffect(() => botCheck.warm?.(), []);
  const form = useForm({
    name: words.path,
    start: { ...empty, name: me?.username ?? '' },
    link: readPrefill(search),
    fixed: me ? { email: me.email } : {},
    stays: ['name', 'email', 'phoneNumber'],
    check: (typed) => contract.safeParse(filled(contract.shape, typed, read)),
    onInvalid({ email }) {
      if (email !== required.email) return;
      toast({
        title: 'Missing Email Address',
        description: 'Please provide an email address for verification and contact purposes.',
        variant: 'destructive',
      });
    },
    async send(request) {
      const captchaToken = await botCheck(words.check);
      const published = await publish({ ...request, captchaToken }).unwrap();
      publication.keep({ ...published, email: request.email });
      toast(words.toast);
    },
    onRefused: (error) => tellRefusal(error, 'Error', isApiError(error) ? refused : failed),
  });
  return { words, form, publication, isMember: Boolean(me) };
}

export type QuickForm = ReturnType<typeof useQuickForm>;
