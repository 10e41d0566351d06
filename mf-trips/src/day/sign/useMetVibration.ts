import { useEffect, useRef } from 'react';
import type { Step } from 'backend/contract/trips';

/** The phone may be in a pocket when the other one taps that they have met. */
export function useMetVibration(steps: Step[]) {
  const met = steps.find(({ step }) => step === 'met');
  const saysOther = Boolean(met && (!met.byMe || met.byBoth));
  const known = useRef(saysOther);
  useEffect(() => {
    if (saysOther && !known.current) navigator.vibrate?.([200, 100, 200]);
    known.current = saysOther;
  }, [saysOther]);
}
