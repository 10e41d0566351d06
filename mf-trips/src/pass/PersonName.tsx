import { Link } from 'react-router-dom';
import { Isolated } from 'shared-ui';
import { isServed } from 'shell/host';

/** A name that leads to the person's page. Guests and former members have none. */
export function PersonName({ id, username }: { id: number | null | undefined; username: string }) {
  const page = `/people/${id}`;
  const name = <Isolated>{username}</Isolated>;
  return id && id > 0 && isServed(page) ? <Link to={page}>{name}</Link> : name;
}
