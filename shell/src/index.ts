import 'shared-ui/global.css';
import { reportUnattributedErrors } from './remotes/unattributedErrors';
import { trustOwnScripts } from './base/scriptPolicy';
import { forbidEval } from './base/forbidEval';
import { guardReleaseFiles } from './remotes/integrity';
import { start } from './start';

forbidEval();
trustOwnScripts();
guardReleaseFiles();
reportUnattributedErrors();
void start();
