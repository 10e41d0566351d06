import { Link } from 'react-router-dom';
import { isServed } from 'shell/host';

/** A name that leads to the person's page. Guests and former members have none. */
export function PersonName({ id, username }: { id: number | null | undefined; username: string }) {
  const page = `/people/${id}`;
  return id && id > 0 && isServed(page) ? <Link to={page}>{username}</Link> : username;
}
