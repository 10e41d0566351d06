import { meAnswer } from 'backend/contract/account';
import {
  passkey,
  passkeyOptions,
  passkeys,
  type NewPasskey,
  type PasskeyLogin,
} from 'backend/contract/account/passkeys';
import { done } from 'backend/contract/platform';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  logInByPasskey,
  removePasskey,
} from 'backend/endpoints/account/passkeys';
import { apiOf, callTo, onSuccess } from 'shell/host';

const passkeyApi = apiOf('account').injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query({
      ...callTo(listPasskeys),
      responseSchema: passkeys,
      providesTags: ['Session'],
    }),
    beginPasskey: build.mutation({
      ...callTo(beginPasskey),
      responseSchema: passkeyOptions,
    }),
    addPasskey: build.mutation({
      ...callTo(addPasskey, (body: NewPasskey) => ({ body })),
      responseSchema: passkey,
      invalidatesTags: onSuccess('Session'),
    }),
    removePasskey: build.mutation({
      ...callTo(removePasskey, (id: number) => ({ params: { id } })),
      responseSchema: done,
      invalidatesTags: onSuccess('Session'),
    }),
    beginPasskeyLogin: build.mutation({
      ...callTo(beginPasskeyLogin),
      responseSchema: passkeyOptions,
    }),
    logInByPasskey: build.mutation({
      ...callTo(logInByPasskey, (body: PasskeyLogin) => ({ body })),
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
