import { useSyncExternalStore } from 'react';

type Picker = typeof import('../airports/AirportField');

let picker: Picker | undefined;
const waiting = new Set<() => void>();

/** The picker is as large as half a page, and nobody needs it before they touch the form. */
export async function loadAirportPicker() {
  picker ??= await import('../airports/AirportField');
  for (const arrived of waiting) arrived();
}

function wait(arrived: () => void) {
  waiting.add(arrived);
  return () => waiting.delete(arrived);
}

/** Undefined until somebody has had it loaded. */
export const useAirportPicker = () => useSyncExternalStore(wait, () => picker);
