import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  required,
  type NewHelpOffer,
  type NewHelpRequest,
  type Published,
} from 'backend/contract/listings/posting';
import { filled, issueText, readNeeds, ticked, useForm, wholeNumber } from 'shell/forms';
import { botCheck, isApiError, toast, useMe } from 'shell/host';
import type { z } from 'zod';
import { useToday } from 'shared-ui';
import { emptyFlyer, flyerPart } from '../fields/flyer';
import { emptyFlights, flightParts, hasLanding, landingsAfter, shownUnlessOff } from '../fields/flights';
import { useZoneOf } from '../fields/landing';
import { contactDefault } from '../fields/contactDefault';
import { readPrefill } from '../prefill';
import { toastRefusal } from '../toastRefusal';
import { usePublication } from './usePublication';
import type { QuickTexts } from './texts';
import { words } from '../../words';

const empty = {
  departureAirport: '',
  arrivalAirport: '',
  date: '',
  endDate: '',
  time: '',
  flightNumber: '',
  showFlight: 'on',
  ...emptyFlights,
  ...emptyFlyer,
  needs: '',
  languages: '',
  description: '',
  tipAmount: '',
  acceptsTips: '',
  contact: 'at_once',
  name: '',
  email: '',
  phoneNumber: '',
  consent: '',
  hasRead: '',
};
const readers = {
  showFlight: shownUnlessOff,
  needs: readNeeds,
  tipAmount: wholeNumber,
  acceptsTips: ticked,
  consent: ticked,
};

/** Apart, because most visitors leave before they publish. */
export const loadPublishedScreen = async () => (await import('./PublishedScreen')).PublishedScreen;

type QuickRequest = NewHelpRequest | NewHelpOffer;
type Contract<Request> = z.ZodType<Request> & { shape: Record<string, z.ZodType> };

export function useQuickForm<Request extends QuickRequest>(
  texts: QuickTexts,
  contract: Contract<Request>,
  publish: (request: Request) => { unwrap: () => Promise<Published> },
) {
  const { me } = useMe();
  const isOffer = texts.noun === 'offer';
  const [search] = useSearchParams();
  const publication = usePublication(texts.path);
  // Optional call: older shells do not have it.
  useEffect(() => botCheck.warm?.(), []);
  const day = useToday();
  const form = useForm({
    draft: `draft-${texts.path}`,
    start: {
      ...empty,
      name: me?.username ?? '',
      phoneNumber: me?.phoneNumber ?? '',
      contact: contactDefault(me),
    },
    link: readPrefill(search, day),
    fixed: me ? { email: me.email } : {},
    stays: ['name', 'email', 'phoneNumber', 'languages'],
    follow: landingsAfter,
    check: (values) =>
      contract.safeParse({
        ...filled(contract.shape, values, readers),
        ...(!isOffer && flyerPart(values)),
        ...flightParts(values, zoneOf),
      }),
    onInvalid({ email }) {
      if (email !== issueText(required.email)) return;
      toast({
        title: words.missingEmail,
        description: words.missingEmailHint,
        variant: 'destructive',
      });
    },
    async send(request) {
      // Loads while the server works. If it fails, the page tries again.
      loadPublishedScreen().catch(() => undefined);
      const captchaToken = await botCheck(texts.botCheck);
      const published = await publish({ ...request, captchaToken }).unwrap();
      publication.save({ ...published, email: request.email });
      toast({ title: texts.created, description: texts.createdHint });
    },
    onRefused: (error) =>
      toastRefusal(error, words.error, isApiError(error) ? words.createFailed : words.somethingWrong),
  });
  const zoneOf = useZoneOf(hasLanding(form.values));
  return { texts, form, publication, isMember: Boolean(me) };
}

export type QuickForm = ReturnType<typeof useQuickForm>;
