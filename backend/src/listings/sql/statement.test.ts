import { describe, expect, it } from '@jest/globals';
import { param, sql } from './sql.js';
import { Statement } from './statement.js';

describe('a statement with named parameters', () => {
  it('numbers only the parameters it uses, in the declared order', () => {
    const condition = sql`id = ${param('id')} or ${param('id')} = 0`;
    const statement = new Statement(
      'rows',
      ['day', 'unused', 'id'],
      sql`${condition} and day > ${param('day')} limit ${3}`,
    );
    expect(statement.text).toBe('id = $2 or $2 = 0 and day > $1 limit 3');
    expect(statement.values({ id: 7, unused: 8, day: '2030-01-01' })).toEqual(['2030-01-01', 7]);
  });

  it('refuses a parameter that is not declared', () => {
    expect(() => new Statement('rows', ['id'], sql`day > ${param('day')}`)).toThrow(
      'declares no parameter day',
    );
  });
});
