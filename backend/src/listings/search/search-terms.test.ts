import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeLanguages } from '../../platform/language/languages.js';
import { languageCodes } from '../languages/contract.js';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { myListing } from '../contract.js';
import { published } from '../posting/contract.js';
import { send } from '../testing/posting.js';
import { search } from '../testing/searching.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000' } });
});
afterAll(() => app.close());

const idsOf = async (query: string) => (await search(app.asVisitor(), query)).ids;

describe('the search by languages and words', () => {
  it('follows a change of the profile at once', async () => {
    const by = await app.make.user({ languages: 'Twi' });
    const { id } = await app.make.listing({ by, departureAirport: 'ACC', arrivalAirport: 'LHR' });
    const closed = await app.make.listing({
      by,
      departureAirport: 'ACC',
      arrivalAirport: 'LHR',
      status: 'closed',
    });
    const client = await app.as(by);
    expect(await idsOf('from=ACC&language=ak')).toEqual([id]);
    expect(await idsOf('from=ACC&language=fr')).toEqual([]);

    await client
      .patch('/api/profile', { username: by.username, languages: 'Français (some), english' })
      .expect(200);
    expect(await idsOf('from=ACC&language=ak')).toEqual([]);
    expect(await idsOf('from=ACC&language=fr')).toEqual([id]);
    await app.database.pool.query(`update listing set status = 'active' where id = $1`, [closed.id]);
    expect(await idsOf('from=ACC&language=en')).toEqual([id, closed.id]);

    expect(await idsOf('from=ACC&verified=true')).toEqual([]);
    await app.database.pool.query('update traveler set verified = true where user_id = $1', [by.id]);
    expect(await idsOf('from=ACC&verified=true')).toEqual([id, closed.id]);
  });

  it('knows the languages of people and of the person who flies, however they are typed', async () => {
    const typed = {
      'URDU/Hindko': 'ur',
      'हिन्दी, English': 'hi',
      'Brazilian Portuguese': 'pt',
      '普通话、English': 'zh',
    };
    for (const [languages, code] of Object.entries(typed)) {
      const by = await app.make.user({ languages });
      const { id } = await app.make.listing({ by, departureAirport: 'OSL' });
      expect(await idsOf(`from=OSL&language=${code}`)).toEqual([id]);
    }
    const by = await app.make.user({ languages: 'English' });
    const flyer = {
      firstName: 'Asha',
      relation: 'mother',
      ageGroup: '70_79',
      languages: 'Gujarati',
    } as const;
    const { id } = await app.make.listing({ by, type: 'seeking_help', departureAirport: 'ARN', flyer });
    expect(await idsOf('from=ARN&language=gu')).toEqual([id]);
    expect(await idsOf('from=ARN&language=en')).toEqual([]);
  });

  it.each([
    ['es', 'Alemán, inglés y un poco de ruso', ['de', 'en', 'ru']],
    ['es', 'hindi, ingles', ['hi', 'en']],
    ['fa', 'فارسی، انگلیسی، کره‌ای', ['fa', 'en', 'ko']],
    ['te', 'తెలుగు, హిందీ, ఇంగ్లీషు', ['te', 'hi', 'en']],
    ['hi', 'हिन्दी, अंग्रेजी', ['hi', 'en']],
    ['zh', '印地语、英语，法文', ['hi', 'en', 'fr']],
    ['fr', 'Hindi, anglais, Français', ['hi', 'en', 'fr']],
  ])('knows languages by the names that a page in %s has for them: %s', async (_page, languages, codes) => {
    const by = await app.make.user({ verified: true, languages: 'Twi' });
    const offer = { departureAirport: 'TRD', arrivalAirport: 'LHR', languages };
    const posted = await send(await app.as(by), 'create', { email: by.email, ...offer });
    const { id } = myListing.parse(posted.json());
    for (const code of codes) expect(await idsOf(`from=TRD&language=${code}`)).toContain(id);
    expect(await idsOf('from=TRD&language=ak')).not.toContain(id);
  });

  it('knows each language by the name that each language of the site has for it', async () => {
    const known = await app.database.pool.query<{ word: string; code: string }>(
      'select * from language_word',
    );
    const codeOf = new Map(known.rows.map(({ word, code }) => [word, code]));
    const unknown = completeLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'language' });
      return languageCodes.filter((code) => {
        const words = (names.of(code) ?? '').toLowerCase().normalize('NFC').split(' ');
        return !words.some((word) => codeOf.get(word) === code);
      });
    });
    expect(unknown).toEqual([]);
  });

  it('prefers what a helper says on the offer to the profile, for members and guests', async () => {
    const by = await app.make.user({ verified: true, languages: 'English' });
    const client = await app.as(by);
    const offer = { departureAirport: 'HEL', arrivalAirport: 'LHR' };
    const posted = await send(client, 'create', { email: by.email, ...offer, languages: 'Telugu, Hindi' });
    const { id, languages } = myListing.parse(posted.json());
    expect(languages).toBe('Telugu, Hindi');
    expect(await idsOf('from=HEL&language=te')).toEqual([id]);
    expect(await idsOf('from=HEL&language=en')).toEqual([]);
    await client.patch(`/api/listings/${id}`, { languages: null }).expect(200);
    expect(await idsOf('from=HEL&language=en')).toEqual([id]);
    const about = { email: 'speaks@example.com', ...offer, departureAirport: 'BGO', languages: 'Telugu' };
    const guest = published.parse((await send(app.asVisitor(), 'offer', about)).json()).listing;
    expect(guest.languages).toBe('Telugu');
    expect(await idsOf('from=BGO&language=te')).toEqual([guest.id]);
    const wrong = await send(app.asVisitor(), 'offer', { ...about, languages: 'call 2025550143' }, 400);
    expect(wrong.json()).toMatchObject({ issues: [{ path: 'languages' }] });
  });

  it('knows words for each language of the contract, and for no other', async () => {
    const { rows } = await app.database.pool.query<{ code: string }>(
      'select distinct code from language_word',
    );
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(languageCodes));
  });

  const legs = [
    { from: 'ORD', to: 'FRA', date: inDays(30) },
    { from: 'FRA', to: 'BOM', date: inDays(30) },
  ];
  /** More than a search compares before it asks the index of terms. */
  const others = `
  insert into listing (type, email, covered_name, departure_airport, arrival_airport, date)
  select 'helper', 'many@example.com', 'Many', 'ORD', 'BOM', current_date + 2 + i % 8 from generate_series(1, 3100) i`;

  it('finds rare people behind thousands of other trips, page by page', async () => {
    await app.addRows([others]);
    const by = await app.make.user({ verified: true, languages: 'Sinhala' });
    const route = { by, departureAirport: 'ORD', arrivalAirport: 'BOM', acceptsTips: true };
    const made = async (about: object) => (await app.make.listing({ ...route, ...about })).id;
    const last = await made({ date: inDays(40) });
    const first = await made({ date: inDays(30), legs });
    await made({ date: inDays(30), arrivalAirport: 'DEL' });
    for (const term of ['language=si', 'verified=true', 'acceptsTips=true', 'language=si&verified=true'])
      for (const where of ['from=ORD&to=BOM', `to=BOM&type=helper&date=${inDays(1)}&endDate=${inDays(60)}`])
        expect({ term, where, ids: await idsOf(`${term}&${where}`) }).toEqual({
          term,
          where,
          ids: [first, last],
        });
    expect(await idsOf('from=ORD&to=BOM&stops=some')).toEqual([first]);
    expect(await idsOf('from=ORD&to=BOM&stops=none&language=si')).toEqual([last]);

    const page = await search(app.asVisitor(), 'verified=true&language=si&from=ORD&to=BOM&limit=1');
    expect(page.ids).toEqual([first]);
    expect(page.link).toContain('language=si&verified=true');
    expect(await idsOf(/\?([^>]+)/.exec(String(page.link))?.[1] ?? '')).toEqual([last]);
  });

  it('finds no requests by tips that helpers accept', async () => {
    await app.make.listing({ type: 'seeking_help', departureAirport: 'HEL', offersTips: true });
    const { id } = await app.make.listing({ departureAirport: 'HEL', acceptsTips: true });
    expect(await idsOf('from=HEL&acceptsTips=true')).toEqual([id]);
    expect(await idsOf('from=HEL&acceptsTips=true&type=seeking_help')).toEqual([]);
  });

  it.each([
    ['language=klingon', /language/],
    ['language=hi,en', /language/],
    ['verified=false', /Verified/],
    ['verified=', /Verified/],
    ['acceptsTips=yes', /tips/],
    ['stops=two', /Stops/],
    ['stops=none&stops=some', /Stops/],
  ])('refuses %s, and says what is wrong', async (query, words) => {
    const reply = await app.asVisitor().get(`/api/listings?${query}`).expect(400);
    const path = query.slice(0, query.indexOf('='));
    expect(reply.json()).toMatchObject({ issues: [{ path, message: expect.stringMatching(words) }] });
  });

  it.each(['language=hi', 'verified=true', 'acceptsTips=true', 'stops=none'])(
    'refuses %s among the newest',
    async (query) => {
      const reply = await app.asVisitor().get(`/api/listings?sort=newest&${query}`).expect(400);
      expect(reply.json()).toMatchObject({ issues: [{ path: 'sort' }] });
    },
  );
});
