import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { logIn } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { metricsIn } from '../../testing/promql.js';
import { showDocument } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Jobs } from '../jobs/jobs.js';
import { deadLetters } from '../jobs/boss.js';
import { PushFigures } from '../push/push-figures.js';
import { SmsFigures } from '../sms/sms-figures.js';
import { KnownReleases } from './known-releases.js';
import { RemoteFigures } from './remote-figures.js';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}
interface Panel {
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}
interface Variable {
  definition?: string;
}

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../deploy/observe', name), 'utf8');
const { groups } = load(file('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(file('dashboard.json')) as {
  panels: Panel[];
  templating: { list: Variable[] };
};
const targets = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map((target) => ({ title, ...target })),
);

/** Prometheus adds these to all that it reads. */
const ofTarget = ['instance', 'job'];
const ofPrometheus = new Map([['up', new Set(ofTarget)]]);
const ofNode = /^(nodejs|process)_/;

describe('the files for Prometheus and Grafana', () => {
  let app: TestApp;
  let printed: Map<string, Set<string>>;
  beforeAll(async () => {
    app = await startTestApp({
      env: {
        DATABASE_REPLICA_URLS: 'postgres://nobody@localhost:1/none',
        FLIGHT_BUDGET_HOUR: '1',
        TRANSLATION_BUDGET_HOUR: '4',
        IDENTITY_BUDGET_HOUR: '1',
      },
    });
    await everyFigure(app);
    const { text } = await app.asVisitor({ ip: '127.0.0.1' }).get('/metrics').expect(200);
    printed = seriesIn(text);
  });
  afterAll(() => app.close());

  const known = (name: string) => printed.get(name) ?? ofPrometheus.get(name);
  const expectPrinted = (query: string) => {
    for (const { name, labels } of metricsIn(query)) {
      expect([...(known(name) ?? [`${name} is not printed`])]).not.toEqual([`${name} is not printed`]);
      const unknown = labels.filter((label) => !known(name)?.has(label) && !ofTarget.includes(label));
      expect({ name, unknown }).toEqual({ name, unknown: [] });
    }
  };

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s reads what the site prints', (_, rule) => {
    expectPrinted(rule.expr);
    const labels = metricsIn(rule.expr).flatMap((used) => used.labels);
    for (const [, label = ''] of rule.annotations.summary.matchAll(/\$labels\.(\w+)/g))
      expect([...labels, 'instance']).toContain(label);
  });

  it.each(targets.map((target) => [`${target.title}: ${target.legendFormat}`, target] as const))(
    '“%s” reads what the site prints',
    (_, { expr, legendFormat }) => {
      expectPrinted(expr);
      const labels = metricsIn(expr).flatMap((used) => used.labels);
      for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) expect(labels).toContain(label);
    },
  );

  it('find the nodes by a figure that each node prints', () => {
    for (const { definition = '' } of dashboard.templating.list)
      for (const [, name = ''] of definition.matchAll(/label_values\((\w+),/g))
        expect([...printed.keys()]).toContain(name);
  });

  it('use every figure of the site', () => {
    const used = new Set(
      [...rules, ...targets].flatMap(({ expr }) => metricsIn(expr)).map(({ name }) => name),
    );
    const base = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
    const isUsed = (name: string) => [...used].some((one) => base(one) === base(name));
    const own = [...printed.keys()].filter((name) => !ofNode.test(name));
    expect(own.length).toBeGreaterThan(12);
    expect(own.filter((name) => !isUsed(name))).toEqual([]);
  });

  it('have one rule for each alert', () => {
    expect(rules.length).toBeGreaterThan(9);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

it('a query with a mistake is noticed', () => {
  expect(() => metricsIn('sum(rate(x[5m])')).toThrow('Not PromQL');
  expect(metricsIn('sum by (le, a) (rate(x_bucket{b="1"}[5m])) > on (c) y')).toEqual([
    { name: 'x_bucket', labels: ['b', 'le', 'a', 'c'] },
    { name: 'y', labels: ['c'] },
  ]);
});

/** Names of all printed series, each with its labels. */
function seriesIn(text: string): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const names = series.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) names.add(label);
    series.set(name, names);
  }
  return series;
}

async function everyFigure(app: TestApp): Promise<void> {
  app.get(KnownReleases).register((name) => name === 'messaging');
  const place = { where: 'page', path: '/messages', remote: 'messaging', release: '1.4.0-ab12' };
  const visitor = app.asVisitor();
  await visitor.post('/api/slow-loads', { ...place, milliseconds: 4_000 }).expect(200);
  const reports = Array.from({ length: 31 }, () =>
    visitor.post('/api/client-errors', { ...place, message: 'failed' }),
  );
  expect((await Promise.all(reports)).map(({ status }) => status)).toContain(429);
  await visitor.get('/api/airports', { 'x-remote': 'messaging@1.4.0-ab12' }).expect(200);
  await visitor.get(`/api/flights?number=AI102&date=${inDays(20)}`).expect(200);
  await visitor.post(`/api/flights/events/${'A'.repeat(43)}`, {}).expect(404);
  const { id } = await app.make.listing({ by: await app.make.user(), description: 'Hola' });
  await visitor.post(`/api/listings/${id}/translation`).expect(200);
  const owner = await app.make.user({ verified: true });
  const checked = await app.as(owner);
  const { url } = (await checked.post('/api/identity').expect(200)).json() as { url: string };
  await showDocument(app, url, 'verified');
  await checked.get('/api/identity').expect(200);
  const pass = { flight: 'AI102', date: inDays(2), leg: { from: 'LYR', to: 'LYR' }, hash: 'a'.repeat(64) };
  const own = await app.make.listing({ by: owner });
  await checked.post(`/api/listings/${own.id}/boarding-pass`, pass).expect(400);
  await app.get(Jobs).boss.send(deadLetters, {});
  const member = app.asVisitor();
  await logIn(app, member, 'with-a-phone@example.com');
  await member.patch('/api/profile', { phoneNumber: '+1 2025550143' }).expect(200);
  await app.outbox({ to: '+12025550143' });
  app.get(RemoteFigures).rendered({ name: 'messaging', release: '1.4.0-ab12' }, 'late', 50);
  app.get(PushFigures).ended('failed');
  const sms = app.get(SmsFigures);
  sms.reported('delivered');
  sms.refused('budget');
  sms.alarmed('day');
}
