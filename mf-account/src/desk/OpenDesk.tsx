import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useBeginPasskeyLoginMutation, useLogInByPasskeyMutation } from '../passkeys/api';
import { askPasskey, wasCancelled } from '../passkeys/ceremony';

/** The desk opens for 12 hours after a login with a passkey, or after this session has added one. */
export function OpenDesk({ onOpened }: { onOpened: () => unknown }) {
  const [begin] = useBeginPasskeyLoginMutation();
  const [logIn] = useLogInByPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const open = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await logIn({ credential: await askPasskey(await begin().unwrap()) }).unwrap();
      await onOpened();
    } catch (error) {
      if (isApiError(error) || !wasCancelled(error))
        setProblem(sentenceOf(error, 'The passkey could not be used. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title="Log in with your passkey"
      action={
        <>
          <Button variant="primary" busy={isBusy} onClick={open}>
            Use my passkey
          </Button>
          <Button variant="quiet" asChild>
            <Link to="/profile">Add one in my profile</Link>
          </Button>
        </>
      }
    >
      <p>The desk opens for 12 hours after each login with a passkey, and after you add one.</p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </EmptyState>
  );
}
