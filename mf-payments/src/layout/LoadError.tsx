import { Button, Notice } from 'shared-ui';
import { words } from '../words';

interface LoadErrorProps {
  isBusy: boolean;
  onTryAgain: () => void;
  children: string;
}

export function LoadError({ isBusy, onTryAgain, children }: LoadErrorProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button busy={isBusy} onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
