import type { ReactNode } from 'react';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { words } from '../words';

interface ErrorPageProps {
  title: string;
  children: ReactNode;
  onTryAgain?: (() => void) | undefined;
  action?: ReactNode;
}

export function ErrorPage({ title, children, onTryAgain, action }: ErrorPageProps) {
  const actions = (
    <>
      {onTryAgain && (
        <Button variant="primary" onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      )}
      {action}
    </>
  );
  return (
    <EmptyState level={1} drawing={<LostDrawing />} title={title} action={actions}>
      {children}
    </EmptyState>
  );
}
