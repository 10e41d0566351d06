import type { PasskeyLogin as Request } from 'backend/contract/account/passkeys';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { useBeginPasskeyLoginMutation, useLogInByPasskeyMutation } from './api';
import { loginFailed } from './loginFailed';
import { words } from '../words';

const wasCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Below the email, so that members without a passkey need not read about it. */
export function PasskeyLogin({ onLoggedIn }: { onLoggedIn: () => Promise<void> }) {
  const [begin] = useBeginPasskeyLoginMutation();
  const [logIn] = useLogInByPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  if (typeof PublicKeyCredential !== 'function') return null;

  const start = async () => {
    setBusy(true);
    try {
      const options = await begin().unwrap();
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const credential: Request['credential'] = await startAuthentication({ optionsJSON: options });
      await logIn({ credential }).unwrap();
      await onLoggedIn();
    } catch (error) {
      if (!wasCancelled(error)) loginFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" wide busy={isBusy} onClick={start}>
      {words.passkey}
    </Button>
  );
}
