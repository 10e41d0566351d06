import type { ReactNode } from 'react';
import { Button, EmptyState, LostDrawing } from 'shared-ui';

interface ProblemProps {
  title: string;
  children: ReactNode;
  /** Where it may help. */
  onTryAgain?: (() => void) | undefined;
  /** Another way on. */
  action?: ReactNode;
}

/** A page that cannot go on, and says why and where to. */
export function Problem({ title, children, onTryAgain, action }: ProblemProps) {
  const ways = (
    <>
      {onTryAgain && (
        <Button variant="primary" onClick={onTryAgain}>
          Try again
        </Button>
      )}
      {action}
    </>
  );
  return (
    <EmptyState level={1} drawing={<LostDrawing />} title={title} action={ways}>
      {children}
    </EmptyState>
  );
}
