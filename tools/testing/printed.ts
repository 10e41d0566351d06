import { afterEach, beforeEach, mock } from 'node:test';

/** Collects what each test prints with `console.log` and `console.error`, instead of printing it. */
export function capturePrinted() {
  const printed = { text: '' };
  beforeEach(() => {
    printed.text = '';
    for (const method of ['log', 'error'] as const)
      mock.method(console, method, (text = '') => void (printed.text += `${text}\n`));
  });
  afterEach(() => mock.restoreAll());
  return printed;
}
