import { alertStop } from 'backend/contract/listings/alerts';
import { Navigate, useLocation } from 'react-router-dom';
import { PageNeedsScript } from 'shell/forms';
import { useHydrated } from 'shared-ui';
import { StoppedAlert } from '../alerts/StoppedAlert';
import { LinkProblem } from '../mailed-link/LinkProblem';
import { words } from '../words';

const link = alertStop.pick({ token: true });

/** The target of the links in mails about people who were found. The token is in the fragment, which no server sees. */
export function StopAlertPage() {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return <PageNeedsScript />;
  if (hash) {
    const token = new URLSearchParams(hash.slice(1)).get('token');
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ token }} replace />;
  }
  const { data } = link.safeParse(state);
  if (data) return <StoppedAlert token={data.token} />;
  return <LinkProblem title={words.linkNotComplete}>{words.openFromMailAlerts}</LinkProblem>;
}
