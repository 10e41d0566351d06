import 'shared-ui/global.css';
import { reportStrayFaults } from './remotes/strayFaults';
import { trustOwnScripts } from './site/scriptPolicy';
import { forbidEval } from './site/withoutEval';
import { start } from './start';

forbidEval();
trustOwnScripts();
reportStrayFaults();
void start();
