import 'shared-ui/global.css';
import { forbidEval } from './site/withoutEval';
import { start } from './start';

forbidEval();
void start();
