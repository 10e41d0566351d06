import { closeLogin, loginRequest } from '../host/login';
import { useSignal } from '../base/signal';
import { OnDemand } from '../parts/OnDemand';
import { LoadingOverlay } from '../parts/LoadingOverlay';
import { FallbackAlert } from '../parts/FallbackAlert';
import { loginDialogPart } from './loginDialogPart';

export function Login() {
  const request = useSignal(loginRequest);
  return (
    <OnDemand
      part={loginDialogPart}
      props={{ request }}
      isWanted={request !== null}
      waiting={<LoadingOverlay />}
      renderFailure={(tryAgain) => (
        <FallbackAlert title="The login form could not be loaded" onTryAgain={tryAgain} onClose={closeLogin}>
          Check your connection and try again.
        </FallbackAlert>
      )}
    />
  );
}
