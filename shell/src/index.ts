import 'shared-ui/global.css';
import { applyTheme } from './site/theme';
import { forbidEval } from './site/withoutEval';
import { start } from './start';

forbidEval();
applyTheme();
void start();
