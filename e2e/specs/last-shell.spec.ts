import { test } from '../fixtures';
import { journey } from '../fixtures/journey';

test.use({ releases: 'last shell and server' });

journey('each new remote goes with the last shell and the last server');
