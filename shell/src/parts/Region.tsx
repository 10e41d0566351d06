import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { Part } from './parts';
import { report } from '../remotes/report';

interface RegionProps {
  part: Part;
  props?: object;
  waiting: ReactNode;
  renderFailure: (tryAgain: () => void, error: unknown) => ReactNode;
}

export function Region({ part, props, waiting, renderFailure }: RegionProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ part: Part; error: unknown } | null>(null);
  const [, setArrived] = useState<Part | null>(null);

  useEffect(() => {
    let current = true;
    part.load().then(
      () => {
        // A transition keeps the page responsive while many cards render.
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
    <ErrorBoundary
      key={attempt}
      onError={(error) => report(error, part.where)}
      fallback={(error) => renderFailure(tryAgain, error)}
    >
      <Ready {...props} />
    </ErrorBoundary>
  );
}
