import { test } from '../../fixtures';
import { journey } from './journey';

test.use({ releases: 'last remotes' });

journey('the last release of each remote goes with the new shell and the new server');
