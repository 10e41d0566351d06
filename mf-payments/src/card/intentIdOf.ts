/** `pi_123_secret_456` is the secret of `pi_123`; an id is no secret. */
export const intentIdOf = (clientSecret: string) => /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;
