import { closeLogin, loginRequest } from '../host/login';
import { useSignal } from '../base/signal';
import { OnDemand } from '../parts/OnDemand';
import { LoadingOverlay } from '../parts/LoadingOverlay';
import { FallbackAlert } from '../parts/FallbackAlert';
import { loginDialogPart } from './loginDialogPart';
import { words } from '../words';

export function Login() {
  const request = useSignal(loginRequest);
  return (
    <OnDemand
      part={loginDialogPart}
      props={{ request }}
      isWanted={request !== null}
      waiting={<LoadingOverlay />}
      renderFailure={(tryAgain) => (
        <FallbackAlert title={words.loginFormFailed} onTryAgain={tryAgain} onClose={closeLogin}>
          {words.checkConnection}
        </FallbackAlert>
      )}
    />
  );
}
