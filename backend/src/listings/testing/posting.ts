import type { Client, Reply } from '../../testing/client.js';
import { readLoginMail } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import type { TestApp } from '../../testing/test-app.js';

/** The route and the bot-check action of each form. */
export const forms = {
  find: { path: '/api/find-help/listings', action: 'find_help_submit' },
  offer: { path: '/api/offer-help/listings', action: 'offer_help_submit' },
  create: { path: '/api/listings', action: 'create_listing' },
} as const;
type FormName = keyof typeof forms;

export async function proof(client: Client, form: FormName, query = ''): Promise<string> {
  const { action } = forms[form];
  const reply = await client.get(`/sandbox/captcha/token?action=${action}${query}`).expect(200);
  return (reply.json() as { token: string }).token;
}

export const quickForm = (about: object = {}) => ({
  departureAirport: 'JFK',
  arrivalAirport: 'HYD',
  date: inDays(30),
  name: 'Maria Guest',
  email: 'maria@example.com',
  consent: true,
  ...about,
});

let written = 0;
/** Unique, because a text may be posted only twice. */
export const fullForm = (about: object = {}) => ({
  type: 'helper',
  departureAirport: 'JFK',
  arrivalAirport: 'HYD',
  date: inDays(30),
  description: `I fly this route twice a year, ${++written} times so far.`,
  ...about,
});

export async function send(
  client: Client,
  form: FormName,
  about: object = {},
  expected = 200,
): Promise<Reply> {
  return client.post(forms[form].path, await filled(client, form, about)).expect(expected);
}

/** For callers that go on after a refusal. */
export async function trySending(client: Client, form: FormName, about: object = {}): Promise<Reply> {
  return client.post(forms[form].path, await filled(client, form, about));
}

async function filled(client: Client, form: FormName, about: object): Promise<object> {
  const typed = form === 'create' ? fullForm(about) : quickForm(about);
  const captchaToken = await proof(client, form);
  return { captchaToken, ...typed };
}

export async function readGuestMail(app: TestApp, to: string, after = 0) {
  const login = await readLoginMail(app, to, after);
  const { text, subject } = await app.outbox({ to, channel: 'email', after });
  const removal = /#do=remove&token=([\w-]+)/.exec(text)?.[1] ?? '';
  return { ...login, text, subject, removal };
}
