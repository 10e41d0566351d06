import { byMail } from 'backend/contract/listings/posting';
import { Navigate, useLocation } from 'react-router-dom';
import { PageNeedsScript } from 'shell/forms';
import { useHydrated } from 'shared-ui';
import { LinkProblem } from '../mailed-link/LinkProblem';
import { MailedLink } from '../mailed-link/MailedLink';
import { words } from '../words';

/** The target of the links in our mails. The token is in the fragment, which no server and no log sees. */
export function ListingLinkPage() {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return <PageNeedsScript />;
  if (hash) {
    const link = new URLSearchParams(hash.slice(1));
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ action: link.get('do'), token: link.get('token') }} replace />;
  }
  const { data } = byMail.safeParse(state);
  if (data) return <MailedLink link={data} />;
  return <LinkProblem title={words.linkNotComplete}>{words.openFromMail}</LinkProblem>;
}
