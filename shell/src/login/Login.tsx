import { closeLogin, loginRequest } from '../host/login';
import { useSignal } from '../host/signal';
import { OnDemand } from '../layout/OnDemand';
import { OneMoment } from '../layout/OneMoment';
import { PlainAlert } from '../layout/PlainAlert';
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
