import { useState, type ReactNode } from 'react';
import type { Part } from './parts';
import { Region } from './Region';

interface OnDemandProps {
  part: Part;
  props: object;
  isWanted: boolean;
  waiting?: ReactNode;
  renderFailure: (tryAgain: () => void) => ReactNode;
}

/** Loads an overlay when it is first wanted, and keeps it mounted, so that it can animate while it closes. */
export function OnDemand({ part, props, isWanted, waiting, renderFailure }: OnDemandProps) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!wasWanted) return null;
  return (
    <Region
      part={part}
      props={props}
      waiting={isWanted && waiting}
      renderFailure={(tryAgain) => isWanted && renderFailure(tryAgain)}
    />
  );
}
