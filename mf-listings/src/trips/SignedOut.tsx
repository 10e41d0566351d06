import { openLogin } from 'shell/host';
import { Button, EmptyState, LetterDrawing } from 'shared-ui';

/** In place of a trip whose session has ended while its page was open. */
export function SignedOut() {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title="Authentication Required"
      action={
        <Button variant="primary" onClick={() => openLogin()}>
          Log In
        </Button>
      }
    >
      Please log in to view your trips
    </EmptyState>
  );
}
