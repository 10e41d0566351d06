import { useState } from 'react';
import { pressed } from '../press';

/** A part that is loaded when it is first opened. `React.lazy` would fail the whole region and never try again. */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ part: Part } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    if (part) return setState('open');
    setState('loading');
    try {
      const loaded = await load();
      await pressed();
      setPart({ part: loaded });
      setState('open');
    } catch {
      // The caller shows the failure; opening again tries again.
      setState('failed');
    }
  };
  return { part: state === 'open' ? part?.part : undefined, state, open, close: () => setState('closed') };
}
