import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Notice } from 'shared-ui';
import { useUnclaimedListingsQuery } from '../api/unclaimed-listings';

/** Links to the listings that guests posted with this member's email address. */
export function UnclaimedNote() {
  const { me } = useMe();
  const { data: { length } = [] } = useUnclaimedListingsQuery(undefined, { skip: !me });
  if (!length) return null;
  return (
    <Notice action={<Link to="/claim">{length === 1 ? 'Is it yours?' : 'Are they yours?'}</Link>}>
      {length === 1 ? '1 listing was' : `${length} listings were`} posted with your email address.
    </Notice>
  );
}
