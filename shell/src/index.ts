import 'shared-ui/global.css';
import { reportUnattributedErrors } from './remotes/unattributedErrors';
import { trustOwnScripts } from './base/scriptPolicy';
import { forbidEval } from './base/forbidEval';
import { start } from './start';

forbidEval();
trustOwnScripts();
reportUnattributedErrors();
void start();
