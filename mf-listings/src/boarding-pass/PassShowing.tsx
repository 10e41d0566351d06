import { sentenceOf, toast } from 'shell/host';
import { useShowBoardingPassMutation, useShowTripBoardingPassMutation } from '../api/boarding-pass';
import { words } from '../words';
import { PassReader } from './PassReader';
import type { PassLeg } from './reading/answer';

export interface ShownPlace {
  /** A listing, or a trip of two. */
  of: 'listing' | 'trip';
  id: number;
  flights: { from: string; to: string; date: string }[];
}

interface PassShowingProps extends ShownPlace {
  onShown: () => void;
  onClose: () => void;
}

/** Reads a boarding pass and says so. Of a pass with several flights each one that is flown here is shown. */
export function PassShowing({ of, id, flights, onShown, onClose }: PassShowingProps) {
  const [showOnListing] = useShowBoardingPassMutation();
  const [showOnTrip] = useShowTripBoardingPassMutation();
  const show = of === 'listing' ? showOnListing : showOnTrip;

  const showAll = async (legs: PassLeg[]) => {
    const flown = legs.filter((leg) => flights.some(({ from, to }) => leg.from === from && leg.to === to));
    try {
      // Otherwise the server says why this pass does not fit.
      for (const { flight, date, from, to, hash } of flown.length ? flown : legs.slice(0, 1)) {
        if (!hash) {
          refuse(words.passProblems.unavailable);
          return [];
        }
        await show({ id, flight, date, leg: { from, to }, hash }).unwrap();
      }
      onShown();
      toast({ title: words.passIsShown });
    } catch (error) {
      refuse(sentenceOf(error, words.pleaseTryAgain));
    }
    return [];
  };
  return <PassReader hint={words.showPassHint} onRead={showAll} onClose={onClose} />;
}

const refuse = (description: string) =>
  toast({ title: words.passNotShown, description, variant: 'destructive' });
