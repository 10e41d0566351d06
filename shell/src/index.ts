import 'shared-ui/global.css';
import { reportStrayFaults } from './remotes/strayFaults';
import { forbidEval } from './site/withoutEval';
import { start } from './start';

forbidEval();
reportStrayFaults();
void start();
