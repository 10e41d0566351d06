import { isApiError } from 'shell/host';

const notFound = 404;
const conflict = 409;

/** What a page reads again when an ask is refused: it shows another state than the server has. */
export function outdatedBy(error: unknown): ('Listing' | 'Match')[] {
  const status = isApiError(error) ? error.status : undefined;
  return status === notFound || status === conflict ? ['Listing', 'Match'] : [];
}
