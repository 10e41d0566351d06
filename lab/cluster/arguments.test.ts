import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from '../../tools/run.ts';
import { readOrder, UsageError } from './arguments.ts';
import { breakNames } from './breaking/names.ts';

const refusal = (...args: string[]) => {
  try {
    readOrder(args);
  } catch (error) {
    assert.ok(error instanceof UsageError);
    return error.message;
  }
  return assert.fail(`${args.join(' ')} was accepted`);
};

describe('npm run cluster', () => {
  it('starts with the pooler and the data of the last time, unless told otherwise', () => {
    const usual = { command: 'start', isDirect: false, isFresh: false, port: 9101 };
    assert.deepEqual(readOrder([]), usual);
    const other = { command: 'start', isDirect: true, isFresh: true, port: 9201 };
    assert.deepEqual(readOrder(['--direct', '--fresh', '--port', '9201']), other);
  });

  it('breaks what it is told, or all of it, each once and in its order', () => {
    assert.deepEqual(readOrder(['break', 'cut-member']), { command: 'break', breaks: ['cut-member'] });
    const two = ['break', 'kill-primary', 'switch-over', 'kill-primary'];
    assert.deepEqual(readOrder(two), { command: 'break', breaks: ['switch-over', 'kill-primary'] });
    assert.deepEqual(readOrder(['break', 'all']), { command: 'break', breaks: [...breakNames] });
  });

  it('prints the configurations for three machines, or for those that are named', () => {
    const three = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
    assert.deepEqual(readOrder(['print']), { command: 'print', machines: three, folder: undefined });
    const five = '10.1.0.1,10.1.0.2,10.1.0.3,10.1.0.4,10.1.0.5';
    const named = readOrder(['print', 'out', '--machines', five]);
    assert.deepEqual(named, { command: 'print', machines: five.split(','), folder: 'out' });
    assert.match(refusal('print', '--machines', 'a,b'), /three or five/);
    assert.match(refusal('print', '--machines', 'a,b,b'), /three or five/);
    assert.match(refusal('print', '--machines', '10.1.0.1,10.1.0.2,db.example'), /not "db\.example"/);
    assert.match(refusal('print', 'out', '--direct'), /and nothing else/);
    assert.match(refusal('--machines', 'a,b,c'), /belongs to print/);
  });

  it('refuses what it does not know, and says what there is', () => {
    assert.match(refusal('break', 'everything'), /switch-over, kill-primary/);
    assert.match(refusal('break'), /needs what to break/);
    assert.match(refusal('break', 'cut-member', '--direct'), /break takes no options/);
    assert.match(refusal('begin'), /There is no begin/);
    assert.match(refusal('--port', 'many'), /not "many"/);
    assert.match(refusal('--port', '65535'), /from 1 to 65534/);
    assert.match(refusal('--slow'), /--slow/);
  });

  it('prints the usage in place of a stack', async () => {
    const { code, output } = await run(process.execPath, ['lab/cluster/command.ts', '--slow']);
    assert.equal(code, 2);
    assert.match(output, /npm run cluster -- break <what>/);
    assert.doesNotMatch(output, /at \w+ \(/);
  });
});
