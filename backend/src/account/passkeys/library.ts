/** Loaded on first use: most nodes of a quiet site never need it. */
export const library = () => import('@simplewebauthn/server');

/** Whether a page in a frame of another site asked for it. Ours may be framed by none. Only for what was verified. */
export function wasFramed({ clientDataJSON }: { clientDataJSON: string }): boolean {
  const client = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: boolean };
  return client.crossOrigin === true;
}
