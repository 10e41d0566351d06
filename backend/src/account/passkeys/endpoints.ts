import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { meAnswer } from '../contract.js';
import { newPasskey, passkey, passkeyId, passkeyLogin, passkeyOptions, passkeys } from './contract.js';

export const listPasskeys = endpoint('listPasskeys', 'GET', '/api/auth/passkeys', {
  summary: 'List your passkeys',
  returns: passkeys,
});

export const beginPasskey = endpoint('beginPasskey', 'POST', '/api/auth/passkeys/options', {
  summary: 'Begin to add a passkey',
  limit: 'passkey.add',
  returns: passkeyOptions,
});

export const addPasskey = endpoint('addPasskey', 'POST', '/api/auth/passkeys', {
  summary: 'Add a passkey',
  body: newPasskey,
  returns: passkey,
});

export const removePasskey = endpoint('removePasskey', 'DELETE', '/api/auth/passkeys/:id', {
  summary: 'Remove one of your passkeys',
  params: { id: passkeyId },
  returns: done,
});

export const beginPasskeyLogin = endpoint('beginPasskeyLogin', 'POST', '/api/auth/passkey-login/options', {
  summary: 'Begin a login with a passkey',
  access: 'public',
  limit: 'login.passkey',
  returns: passkeyOptions,
});

export const logInByPasskey = endpoint('logInByPasskey', 'POST', '/api/auth/passkey-login', {
  summary: 'Log in with a passkey',
  access: 'public',
  limit: 'login.passkey',
  body: passkeyLogin,
  returns: meAnswer,
});
