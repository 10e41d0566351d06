import { releasesInStack } from '../remotes/releasesInStack';
import { apiFor } from './api';

/**
 * `api` for remotes that were built before `apiOf` (host API level 1): the stack names the remote that adds the calls.
 * The shell is in every stack too, because its code does the adding. Remove this file with level 1.
 */
export const api = apiFor(() => {
  const releases = releasesInStack(new Error().stack);
  return (releases.find(({ remote }) => remote !== 'shell') ?? releases[0])?.remote;
});
