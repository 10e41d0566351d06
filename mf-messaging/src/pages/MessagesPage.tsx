import { openLogin, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing } from 'shared-ui';
import { Messages } from './Messages';

export function MessagesPage() {
  const { me, isLoading } = useMe();
  if (!me) return isLoading ? null : <SignedOut />;
  return <Messages key={me.id} me={me.id} />;
}

function SignedOut() {
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
      Please log in to view your messages
    </EmptyState>
  );
}
