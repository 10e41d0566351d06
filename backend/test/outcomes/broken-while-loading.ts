// Not part of the suite: the file throws before its test could run.
import { it } from '@jest/globals';

it('is never reached', () => {});
throw new Error('this file does not load');
