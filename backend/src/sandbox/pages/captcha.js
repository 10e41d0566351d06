// The surface of reCAPTCHA v3 that the site uses, answered by the sandbox of this very server.
globalThis.grecaptcha = {
  ready: (whenReady) => whenReady(),
  async execute(_siteKey, { action }) {
    const answer = await fetch(`/sandbox/captcha/token?action=${encodeURIComponent(action)}`);
    if (!answer.ok) throw new Error(`The bot-check answered ${answer.status}`);
    const { token } = await answer.json();
    return token;
  },
};
