import { useEffect, type ReactNode } from 'react';
import { PartFailure } from '../feedback/PartFailure';
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
  return <PartFailure onTryAgain={() => void open()} />;
}
