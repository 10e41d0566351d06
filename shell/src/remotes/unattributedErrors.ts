import { authorsOf } from './authorsOf';
import { report } from './report';

/**
 * Tells of faults outside of any region: in a handler, a timer, a promise nobody waits for. What has no line of our
 * code in it, an extension's fault or a notice of the browser, is not ours.
 */
export function reportStrayFaults() {
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

/** What cannot be parsed has no stack, and what is thrown need not be an error: then the file says whose it is. */
function tell(fault: unknown, file?: string) {
  const [author] = authorsOf((fault as Partial<Error> | null)?.stack ?? file);
  if (author) report(fault, { where: author.remote === 'shell' ? 'shell' : 'page', ...author });
}
