import type { NewPasskey, PasskeyLogin, PasskeyOptions } from 'backend/contract/account/passkeys';

type Library = typeof import('@simplewebauthn/browser');

/** Loaded on a press: few people use a passkey in a visit. */
const library = (): Promise<Library> => import('@simplewebauthn/browser');

export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey['credential']> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  return startRegistration({ optionsJSON });
}

export async function askPasskey(options: PasskeyOptions): Promise<PasskeyLogin['credential']> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON });
}

/** Closing the browser's window is no failure to talk about. */
export const wasCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
