import { closeLogin, loginRequest } from '../host/login';
import { useSignal } from '../base/signal';
import { OnDemand } from '../parts/OnDemand';
import { OneMoment } from '../parts/LoadingOverlay';
import { PlainAlert } from '../parts/FallbackAlert';
import { loginPart } from './loginPart';

/** Opens the login dialog for whoever calls `openLogin()`. */
export function Login() {
  const request = useSignal(loginRequest);
  return (
    <OnDemand
      part={loginPart}
      props={{ request }}
      isWanted={request !== null}
      waiting={<OneMoment />}
      renderFailure={(tryAgain) => (
        <PlainAlert title="The login form could not be loaded" onTryAgain={tryAgain} onClose={closeLogin}>
          Check your connection and try again.
        </PlainAlert>
      )}
    />
  );
}
