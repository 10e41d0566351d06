import { reportUnattributedErrors } from './remotes/unattributedErrors';
import { trustOwnScripts } from './base/scriptPolicy';
import { forbidEval } from './base/forbidEval';
import { guardReleaseFiles } from './remotes/integrity';
import { loadWords } from './words/load';

forbidEval();
trustOwnScripts();
guardReleaseFiles();
reportUnattributedErrors();
void startInSteps();

/** Each step is a task of its own, so that a slow phone can respond to input in between. */
async function startInSteps() {
  await nextTask();
  // Before any module that shows words. Without the file the frame of the page is in English.
  await loadWords().catch(() => {});
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './api/store');
  await nextTask();
  // The first use of any of these reads the data of all languages.
  new Intl.DateTimeFormat('en-US').format();
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
