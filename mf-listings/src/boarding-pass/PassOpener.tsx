import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, PartFailure, usePart } from 'shared-ui';

interface PassOpenerProps<Part> {
  label: string;
  load: () => Promise<Part>;
  children: (part: Part, close: () => void) => ReactNode;
}

/** A button that the reader replaces until it is closed. Apart, because few have their boarding pass at hand. */
export function PassOpener<Part>({ label, load, children }: PassOpenerProps<Part>) {
  const { part, state, open, close } = usePart(load);
  const button = useRef<HTMLButtonElement>(null);
  const [hasClosed, setHasClosed] = useState(false);
  const isOpen = part !== undefined;
  useEffect(() => {
    if (hasClosed && !isOpen) button.current?.focus();
  }, [hasClosed, isOpen]);
  const closeReader = () => {
    setHasClosed(true);
    close();
  };
  if (part) return children(part, closeReader);
  return (
    <>
      <Button ref={button} size="small" busy={state === 'loading'} onClick={() => void open()}>
        {label}
      </Button>
      {state === 'failed' && <PartFailure onTryAgain={() => void open()} />}
    </>
  );
}
