import type { ReactNode } from 'react';
import { slotPart } from '../parts/parts';
import { Region } from '../parts/Region';
import { remoteFilling } from '../remotes/registry';
import type { SlotName, Slots } from '../base/slots';

interface SlotElement<Name extends SlotName> {
  name: Name;
  props: Slots[Name];
  waiting?: ReactNode;
  empty?: ReactNode;
  /** Shown when the remote that fills it fails; nothing by default. */
  failed?: (tryAgain: () => void) => ReactNode;
}

export function Slot<Name extends SlotName>({ name, props, waiting, empty, failed }: SlotElement<Name>) {
  const remote = remoteFilling(name);
  if (!remote) return empty;
  return (
    <Region
      part={slotPart(remote, name)}
      props={props}
      waiting={waiting}
      renderFailure={failed ?? (() => null)}
    />
  );
}
