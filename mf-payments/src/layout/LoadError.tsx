import { Button, Notice } from 'shared-ui';

interface LoadErrorProps {
  what: string;
  isBusy: boolean;
  onTryAgain: () => void;
}

export function LoadError({ what, isBusy, onTryAgain }: LoadErrorProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button busy={isBusy} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      We could not load {what}.
    </Notice>
  );
}
