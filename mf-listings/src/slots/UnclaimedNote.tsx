import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Notice } from 'shared-ui';
import { useUnclaimedListingsQuery } from '../api/unclaimed-listings';
import { words } from '../words';

/** Links to the listings that guests posted with this member's email address. */
export function UnclaimedNote() {
  const { me } = useMe();
  const { data: { length } = [] } = useUnclaimedListingsQuery(undefined, { skip: !me });
  if (!length) return null;
  return (
    <Notice action={<Link to="/claim">{words.unclaimedLink(length)}</Link>}>{words.unclaimed(length)}</Notice>
  );
}
