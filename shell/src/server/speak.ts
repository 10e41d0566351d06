import { pageLanguage } from 'shared-ui';
import { words } from './words';

// The bundle runs once for each language, and its modules take their words when they run.
words[pageLanguage()]?.();
