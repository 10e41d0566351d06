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

/** Something that lies over the page and whose code comes when it is first wanted; it then stays, to close softly. */
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
