import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ErrorWall } from './ErrorBoundary';
import type { Part } from './parts';
import { report } from '../remotes/report';

interface RegionProps {
  part: Part;
  props?: object;
  waiting: ReactNode;
  /** What stands here when the part could not be loaded or has thrown. */
  renderFailure: (tryAgain: () => void, error: unknown) => ReactNode;
}

/** One region of a page: waiting, there, or failed with a way to try again. The rest of the page never notices. */
export function Region({ part, props, waiting, renderFailure }: RegionProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ part: Part; error: unknown } | null>(null);
  const [, setArrived] = useState<Part | null>(null);

  useEffect(() => {
    let current = true;
    part.load().then(
      () => {
        // A page of many cards is drawn between two touches, not instead of answering them.
        if (current) startTransition(() => setArrived(part));
      },
      (error: unknown) => {
        report(error, part.where);
        if (current) setFailure({ part, error });
      },
    );
    return () => {
      current = false;
    };
  }, [part, attempt]);

  const tryAgain = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure?.part === part) return renderFailure(tryAgain, failure.error);
  const Ready = part.ready;
  if (!Ready) return waiting;
  return (
    <ErrorWall
      key={attempt}
      onError={(error) => report(error, part.where)}
      fallback={(error) => renderFailure(tryAgain, error)}
    >
      <Ready {...props} />
    </ErrorWall>
  );
}
