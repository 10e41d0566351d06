import { byMail } from 'backend/contract/listings/posting';
import { Navigate, useLocation } from 'react-router-dom';
import { LinkProblem } from '../mailed-link/LinkProblem';
import { MailedLink } from '../mailed-link/MailedLink';

/** Where the links in our mails lead. The token stands after the #, which no server and no log ever sees. */
export function ListingLinkPage() {
  const { pathname, hash, state } = useLocation();
  if (hash) {
    const said = new URLSearchParams(hash.slice(1));
    // Nor does it stay in the address bar, from where it could be shared.
    return <Navigate to={pathname} state={{ action: said.get('do'), token: said.get('token') }} replace />;
  }
  const { data } = byMail.safeParse(state);
  if (data) return <MailedLink link={data} />;
  return (
    <LinkProblem title="This link is not complete">Open it from your mail once more, or log in.</LinkProblem>
  );
}
