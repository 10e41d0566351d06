import type { Me } from 'backend/contract/account';
import type { Listing } from 'backend/contract/listings';
import {
  attachableRequests,
  chosenTraveler,
  dayAsked,
  lazyCheck,
  legsIn,
  nobodyChosen,
  seenTrip,
  travelerIn,
  useForm,
  type Checked,
} from 'shell/forms';
import { useAskToFlyMutation, useOwnListingsQuery } from '../api/asking';
import { useConnectMutation } from '../api/listings';
import type { OnRefused } from '../requests/useRefusedAsk';
import { requestRules } from './NoteField';
import { mustAgree } from './OwnBags';
import { canPropose } from './ProposalSlot';

const proposalRules = lazyCheck(async () => (await import('backend/contract/trips/requests')).newMatch);

/** Asks the owner to fly together, or only for the contact while the listing is unconfirmed. */
export function useAsk(listing: Listing, me: Me, onRefused?: OnRefused) {
  const { id, userId, type, endDate, legs } = listing;
  const [connect, connecting] = useConnectMutation();
  const [askToFly, asking] = useAskToFlyMutation();
  const proposes = userId !== null && canPropose();
  const asksWhoFlies = proposes && type === 'helper';
  const own = useOwnListingsQuery('seeking_help', { skip: !asksWhoFlies });
  // Without an answer one can still say who flies.
  const requests = own.isLoading ? undefined : attachableRequests(own.data ?? [], listing);
  const agreesToRules = mustAgree(me);
  const hasStops = proposes && (legs?.length ?? 0) > 1;
  /** A request that is attached names its flights itself. */
  const choosesPart = (flies: string) => hasStops && !(asksWhoFlies && Number(flies));
  const attached = (flies: string) => requests?.find((request) => String(request.id) === flies);
  const form = useForm({
    draft: `draft-contact-note-${id}`,
    start: { note: '', name: '', date: '', part: '', ...nobodyChosen },
    async check(typed): Promise<Checked<() => Promise<unknown>>> {
      const about = {
        seen: seenTrip(listing),
        ...(typed.note.trim() && { note: typed.note }),
        ...(agreesToRules && { agreesToRules }),
        ...(typed.name.trim() && { name: typed.name }),
      };
      if (!proposes) {
        const checked = await requestRules.check(about);
        return checked.success ? sending(() => connect({ id, ...checked.data }).unwrap()) : checked;
      }
      const flies = chosenTraveler(typed, requests ?? []);
      const checked = await proposalRules.check({
        listingId: id,
        userId,
        ...about,
        ...(asksWhoFlies && travelerIn(typed, flies)),
        ...(choosesPart(flies) && legsIn(typed.part, { legs: legs ?? [] })),
        ...(endDate !== null && { date: typed.date || dayAsked(listing, attached(flies)) }),
      });
      return checked.success ? sending(() => askToFly(checked.data).unwrap()) : checked;
    },
    async send(request) {
      await request();
    },
    onRefused: (error) => onRefused?.(listing, error),
  });
  const error = asking.error ?? connecting.error;
  const flies = chosenTraveler(form.values, requests ?? []);
  return {
    form,
    flies,
    day: form.values.date || dayAsked(listing, attached(flies)),
    choosesPart: choosesPart(flies),
    requests,
    agreesToRules,
    proposes,
    /** What is wrong with a field is shown there. */
    error: Object.keys(form.issues).length ? undefined : error,
    status: asking.data ? 'asked' : connecting.data?.status,
    reset() {
      asking.reset();
      connecting.reset();
    },
  };
}

const sending = (send: () => Promise<unknown>) => ({ success: true as const, data: send });
