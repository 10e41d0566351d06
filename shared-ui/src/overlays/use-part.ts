import { useState } from 'react';

/**
 * A part that is fetched when it is first opened. `React.lazy` would throw away the whole region
 * when the file cannot be fetched, and never try again.
 */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<{ part: Part } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const open = async () => {
    if (part) return setState('open');
    setState('loading');
    try {
      const loaded = await load();
      setPart({ part: loaded });
      setState('open');
    } catch {
      // The caller shows in words that the part is missing; opening again tries again.
      setState('failed');
    }
  };
  return { part: state === 'open' ? part?.part : undefined, state, open, close: () => setState('closed') };
}
