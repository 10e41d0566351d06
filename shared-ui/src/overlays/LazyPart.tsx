import { useEffect, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { usePart } from './use-part';

export interface LazyPartProps<Part> {
  load: () => Promise<Part>;
  skeleton: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part in a chunk of its own, loaded when it is first shown. */
export function LazyPart<Part>({ load, skeleton, children }: LazyPartProps<Part>) {
  const { part, state, open } = usePart(load);
  useEffect(() => {
    if (state === 'closed') void open();
  });
  if (part) return children(part);
  if (state !== 'failed') return skeleton;
  return (
    <Notice tone="error" action={<Button onClick={open}>Try again</Button>}>
      This part could not be loaded. Check your connection and try again.
    </Notice>
  );
}
