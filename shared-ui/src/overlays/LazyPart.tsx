import { useEffect, type ReactNode } from 'react';
import { PartFailure } from '../feedback/PartFailure';
import { usePart } from './use-part';

export interface LazyPartProps<Part> {
  /** The same function in every rendering. */
  load: () => Promise<Part>;
  skeleton: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part in a chunk of its own, loaded when it is first shown. A different `load` remounts it. */
export function LazyPart<Part>(props: LazyPartProps<Part>) {
  return <LoadedPart key={keyOf(props.load)} {...props} />;
}

function LoadedPart<Part>({ load, skeleton, children }: LazyPartProps<Part>) {
  const { part, state, open } = usePart(load);
  useEffect(() => {
    if (state === 'closed') void open();
  });
  if (part) return children(part);
  if (state !== 'failed') return skeleton;
  return <PartFailure onTryAgain={() => void open()} />;
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

function keyOf(load: () => Promise<unknown>): number {
  const key = keys.get(load) ?? ++lastKey;
  keys.set(load, key);
  return key;
}
