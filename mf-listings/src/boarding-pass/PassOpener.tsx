import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
  const closeAndFocus = () => {
    flushSync(close);
    button.current?.focus();
  };
  if (part) return children(part, closeAndFocus);
  return (
    <>
      <Button ref={button} size="small" busy={state === 'loading'} onClick={() => void open()}>
        {label}
      </Button>
      {state === 'failed' && <PartFailure onTryAgain={() => void open()} />}
    </>
  );
}
