import { meAnswer, type MeAnswer } from 'backend/contract/account';
import {
  passkey,
  passkeyOptions,
  passkeys,
  type NewPasskey,
  type Passkey,
  type PasskeyLogin,
  type PasskeyOptions,
} from 'backend/contract/account/passkeys';
import { done, type Done } from 'backend/contract/platform';
import { apiOf, onSuccess } from 'shell/host';

const passkeyApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<Passkey[], void>({
      query: () => '/api/auth/passkeys',
      responseSchema: passkeys,
      providesTags: ['Session'],
    }),
    beginPasskey: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: '/api/auth/passkeys/options', method: 'POST' }),
      responseSchema: passkeyOptions,
    }),
    addPasskey: build.mutation<Passkey, NewPasskey>({
      query: (body) => ({ url: '/api/auth/passkeys', method: 'POST', body }),
      responseSchema: passkey,
      invalidatesTags: onSuccess('Session'),
    }),
    removePasskey: build.mutation<Done, number>({
      query: (id) => ({ url: `/api/auth/passkeys/${id}`, method: 'DELETE' }),
      responseSchema: done,
      invalidatesTags: onSuccess('Session'),
    }),
    beginPasskeyLogin: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: '/api/auth/passkey-login/options', method: 'POST' }),
      responseSchema: passkeyOptions,
    }),
    logInByPasskey: build.mutation<MeAnswer, PasskeyLogin>({
      query: (body) => ({ url: '/api/auth/passkey-login', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: onSuccess('Me', 'Session'),
    }),
  }),
});

export const {
  usePasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyLoginMutation,
  useLogInByPasskeyMutation,
} = passkeyApi;
