import { releasesInStack } from '../remotes/releasesInStack';
import { apiFor } from './api';

/** Host API level 1 has no `apiOf`: the stack names the remote that adds the calls. Remove with level 1. */
export const api = apiFor(() => {
  const releases = releasesInStack(new Error().stack);
  return (releases.find(({ remote }) => remote !== 'shell') ?? releases[0])?.remote;
});
