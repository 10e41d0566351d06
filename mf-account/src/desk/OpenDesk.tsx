import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError, sentenceOf } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useBeginPasskeyLoginMutation, useLogInByPasskeyMutation } from '../passkeys/api';
import { askPasskey, wasCancelled } from '../passkeys/ceremony';
import { words } from '../words';

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
      if (isApiError(error) || !wasCancelled(error)) setProblem(sentenceOf(error, words.passkeyNotUsed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title={words.deskLogIn}
      action={
        <>
          <Button variant="primary" busy={isBusy} onClick={open}>
            {words.logInByPasskey}
          </Button>
          <Button variant="quiet" asChild>
            <Link to="/profile">{words.addPasskeyInProfile}</Link>
          </Button>
        </>
      }
    >
      <p>{words.deskLogInHint}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
    </EmptyState>
  );
}
