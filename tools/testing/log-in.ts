import { setTimeout as pause } from 'node:timers/promises';

export interface SessionCookie {
  name: string;
  value: string;
}

export async function logIn(url: string, email: string): Promise<SessionCookie> {
  const cookies = new Map<string, string>();
  const call = async <Body>(path: string, body?: object): Promise<Body> => {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie: headerOf(cookies) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response.json() as Promise<Body>;
  };
  const { token } = await call<{ token: string }>('/sandbox/captcha/token?action=login');
  const login = { email, captchaToken: token };
  const { user } = await call<{ user: { id: number } }>('/api/auth/login', login);
  const code = await newestCode(url, email);
  await call('/api/auth/verify', { userId: user.id, code });
  const value = cookies.get('session');
  if (!value) throw new Error('the login set no session cookie');
  return { name: 'session', value };
}

/** Of a device on which the member has been before: the shell keeps its zone there. */
export function cookiesOf(session: SessionCookie, address: string) {
  const { origin } = new URL(address);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [session, { name: 'zone', value: timeZone }].map((cookie) => ({ ...cookie, url: origin }));
}

export async function newestCode(url: string, email: string): Promise<string> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(50)) {
    const inbox = await fetch(`${url}/sandbox/outbox?channel=email&to=${email}`);
    const [mail] = (await inbox.json()) as { text: string }[];
    const [code] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
    if (code) return code;
  }
  throw new Error('the login mail did not arrive');
}

const headerOf = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
