import { setTimeout as pause } from 'node:timers/promises';

/** Logs somebody in as a person would, with the code from the sandbox's inbox; resolves to the session's cookie. */
export async function logIn(url, email) {
  const cookies = new Map();
  const call = async (path, body) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie: headerOf(cookies) },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      cookies.set(name, value);
    }
    return answer.json();
  };
  const { token } = await call('/sandbox/captcha/token?action=login');
  const { user } = await call('/api/auth/login', { email, captchaToken: token });
  const code = await newestCode(() => call(`/sandbox/outbox?channel=email&to=${email}`));
  await call('/api/auth/verify', { userId: user.id, code });
  return { name: 'session', value: cookies.get('session') };
}

async function newestCode(read) {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; await pause(50)) {
    const [letter] = await read();
    if (letter) return /\b\d{6}\b/.exec(letter.text)[0];
  }
  throw new Error('the login mail did not come');
}

const headerOf = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
