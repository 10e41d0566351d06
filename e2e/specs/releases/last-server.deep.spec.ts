import { readFileSync } from 'node:fs';
import { test } from '../../fixtures';
import { journey } from './journey';

test.use({ releases: 'last server' });

const api = new URL('../../../last-release/api.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(api, 'utf8')) as { paths: object };
const known = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '[^/]+'));

// A remote may call what the last server does not have, and must work without it.
test.beforeEach(({ troubles }) => {
  troubles.expect(new RegExp(`^404 \\w+ (?!(${known.join('|')})$)/api/`));
  // It does not count visits, and pages work without that.
  troubles.expect(/^400 POST \/api\/analytics$/);
});

journey('the shell and the remotes of today work with the last server');
