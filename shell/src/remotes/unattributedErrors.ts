import { releasesInStack } from './releasesInStack';
import { report } from './report';

/**
 * Reports errors outside of any region: in a handler, a timer, an unhandled promise. Errors without a line of our code
 * come from extensions or the browser and are not reported.
 */
export function reportUnattributedErrors() {
  addEventListener('error', ({ error, filename }) => reportIfOurs(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportIfOurs(reason));
}

/** Syntax errors and thrown values that are no errors have no stack; then the file decides. */
function reportIfOurs(error: unknown, file?: string) {
  const [release] = releasesInStack((error as Partial<Error> | null)?.stack ?? file);
  if (release) report(error, { where: release.remote === 'shell' ? 'shell' : 'page', ...release });
}
