import { releasesInStack } from './releasesInStack';
import { report } from './report';

/** Errors outside of any region. Those without a line of our code come from extensions or the browser. */
export function reportUnattributedErrors() {
  addEventListener('error', ({ error, filename }) => reportIfOurs(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportIfOurs(reason));
}

/** Without a stack the file decides: syntax errors and thrown strings have none. */
function reportIfOurs(error: unknown, file?: string) {
  const [release] = releasesInStack((error as Partial<Error> | null)?.stack ?? file);
  if (release) report(error, { where: release.remote === 'shell' ? 'shell' : 'page', ...release });
}
