import { useEffect, type ReactNode } from 'react';
import { Button, Notice, usePart } from 'shared-ui';

interface LaterProps<Part> {
  load: () => Promise<Part>;
  waiting: ReactNode;
  children: (part: Part) => ReactNode;
}

/** Something that few come for, in a file of its own: fetched when it is shown. */
export function Later<Part>({ load, waiting, children }: LaterProps<Part>) {
  const { part, state, open } = usePart(load);
  useEffect(() => {
    if (state === 'closed') void open();
  });
  if (part) return children(part);
  if (state !== 'failed') return waiting;
  return (
    <Notice tone="error" action={<Button onClick={open}>Try again</Button>}>
      This part could not be loaded. Check your connection and try again.
    </Notice>
  );
}
