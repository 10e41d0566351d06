import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askForLogin, botCheck } from '../../testing/log-in.js';
import { startReceiver, type Receiver } from '../../testing/receivers/http-receiver.js';
import { spansIn, type ReceivedSpan } from '../../testing/receivers/received-spans.js';
import { startTestApp } from '../../testing/test-app.js';
import { Tracing } from './tracing.js';

const email = 'nobody.traces.me@example.com';
const proxy = '198.51.100.7';
const given = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const traceparent = `00-${given.trace}-${given.span}-01`;

describe('a traced site', () => {
  let receiver: Receiver;
  let spans: ReceivedSpan[];
  let requestId: string;
  beforeAll(async () => {
    receiver = await startReceiver();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`, OTEL_SERVICE_NAME: 'our-site' };
    const app = await startTestApp({ env: { ...env, TRUST_PROXY: proxy } });
    const visitor = app.asVisitor();
    const captchaToken = await botCheck(visitor);
    const { headers } = await visitor.post('/api/auth/login', { email, captchaToken }).expect(200);
    requestId = String(headers['x-request-id']);
    await app.outbox({ to: email });
    await app.asVisitor({ ip: proxy }).get('/api/airports', { traceparent }).expect(200);
    await app.asVisitor().get('/api/testimonials', { traceparent }).expect(200);
    await app.asVisitor({ ip: proxy }).get('/api/users/1', { traceparent: '00-<script>-1-01' });
    await app.asVisitor().get('/health/live').expect(200);
    // The last spans are sent when the site stops.
    await app.close();
    spans = spansIn(receiver);
  });
  afterAll(() => receiver.close());

  const named = (name: string) => spans.filter((span) => span.name === name);
  const only = (name: string) => {
    expect(named(name)).toHaveLength(1);
    return named(name)[0] ?? ({} as ReceivedSpan);
  };
  const below = (parent: ReceivedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);

  it('sends each request as the root of a trace, with route, status and request id', () => {
    const login = only('POST /api/auth/login');
    expect(login.parentSpanId ?? '').toBe('');
    expect(login.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/auth/login',
      'http.response.status_code': 200,
      'http.request.header.x-request-id': requestId,
    });
    expect(receiver.received[0]?.body).toContain('"our-site"');
  });

  it('has the statements of a request below it, by name', () => {
    const names = below(only('POST /api/auth/login')).map(({ name }) => name);
    expect(names).toContain('begin');
    expect(names).toContain('commit');
    expect(names.some((name) => /^(insert|select) code_attempt$/.test(name))).toBe(true);
    const reads = below(only('GET /api/testimonials'));
    expect(reads.map(({ name }) => name).join()).toMatch(/testimonials/);
    for (const { attributes } of reads) expect(attributes).toEqual({ 'db.system.name': 'postgresql' });
  });

  it('has the job that a request enqueued below it, and the statements of the job', () => {
    const login = only('POST /api/auth/login');
    const jobs = below(login).filter(({ name }) => name.startsWith('job '));
    expect(jobs.map(({ name }) => name)).toEqual(['job mail.send']);
    for (const job of jobs) {
      expect(job.traceId).toBe(login.traceId);
      expect(below(job).length).toBeGreaterThan(0);
    }
  });

  it('continues the trace of a trusted proxy, of nobody else, and only if it is well formed', () => {
    expect(only('GET /api/airports')).toMatchObject({ traceId: given.trace, parentSpanId: given.span });
    for (const name of ['GET /api/testimonials', 'GET /api/users/:id']) {
      expect(only(name).traceId).not.toBe(given.trace);
      expect(only(name).parentSpanId ?? '').toBe('');
    }
  });

  it('sends no health checks, no parameters and no personal data', () => {
    expect(spans.filter(({ name }) => name.includes('/health'))).toEqual([]);
    const text = receiver.received.map(({ body }) => body).join();
    expect(text).not.toContain('nobody.traces');
    expect(text).not.toMatch(/\$1|where /i);
  });
});

describe('the site', () => {
  it('traces nothing without a collector, and its jobs carry nothing', async () => {
    const app = await startTestApp();
    expect(app.get(Tracing).isOn).toBe(false);
    await askForLogin(app.asVisitor(), email);
    const jobs = await app.database.query('test-jobs', 'select data from pgboss.job');
    expect(JSON.stringify(jobs)).not.toContain('traceparent');
    await app.close();
  });

  it('goes on when the collector refuses the traces, and says so in the log', async () => {
    let log = '';
    const receiver = await startReceiver();
    receiver.answerWith(400);
    const app = await startTestApp({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, LOG_LEVEL: 'warn' },
      logTo: { write: (line) => (log += line) },
    });
    await app.asVisitor().get('/api/airports').expect(200);
    await app.close();
    await receiver.close();
    expect(log).toContain('"speaker":"Traces"');
  });
});
