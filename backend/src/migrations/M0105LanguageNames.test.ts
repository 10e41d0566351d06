import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { search } from '../listings/testing/searching.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { M0105LanguageNames } from './M0105LanguageNames.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the migration of language names', () => {
  it('finds who typed a language in another one before', async () => {
    const inGerman = async () => (await search(app.asVisitor(), 'language=de')).ids;
    await app.database.pool.query(`delete from language_word where word = 'alemán'`);
    const by = await app.make.user({ languages: 'Alemán, Twi' });
    const { id } = await app.make.listing({ by });
    expect(await inGerman()).toEqual([]);
    const orm = app.get(MikroORM);
    const em = orm.em.fork();
    const migration = new M0105LanguageNames(em.getDriver(), orm.config);
    migration.up();
    for (const query of migration.getQueries()) await em.execute(query);
    expect(await inGerman()).toEqual([id]);
  });
});
