import { readFileSync } from 'node:fs';
import { test } from '../../fixtures';
import { journey } from './journey';

test.use({ releases: 'last shell and server' });

const api = new URL('../../../last-release/api.json', import.meta.url);
const { paths } = JSON.parse(readFileSync(api, 'utf8')) as { paths: object };
const known = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '[^/]+'));

// A remote may ask for more than the last server has, and makes do when there is nothing.
test.beforeEach(({ troubles }) => troubles.expect(new RegExp(`^404 \\w+ (?!(${known.join('|')})$)/api/`)));

journey('each new remote goes with the last shell and the last server');
