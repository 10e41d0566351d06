import {
  loginAnswer,
  meAnswer,
  type LoginAnswer,
  type LoginRequest,
  type Me,
  type VerifyRequest,
} from 'backend/contract/account';
import type { PasskeyLogin } from 'backend/contract/account/passkeys';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { api } from '../api/api';
import { tags } from '../api/tags';

/** A login reloads all data that depends on the user. The dialog itself reloads the current user. */
const tagsExceptMe = tags.filter((tag) => tag !== 'Me');

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
      responseSchema: loginAnswer,
      invalidatesTags: (response) => (response && !response.needsVerification ? tagsExceptMe : []),
    }),
    verifyLogin: build.mutation<{ user: Me }, Required<VerifyRequest>>({
      query: (body) => ({ url: '/api/auth/verify', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: (response) => (response ? tagsExceptMe : []),
    }),
    beginPasskeyLogin: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => ({ url: '/api/auth/passkey-login/options', method: 'POST' }),
    }),
    logInByPasskey: build.mutation<{ user: Me }, PasskeyLogin>({
      query: (body) => ({ url: '/api/auth/passkey-login', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: (response) => (response ? tagsExceptMe : []),
    }),
    resendLoginCode: build.mutation<unknown, { userId: string }>({
      query: (body) => ({ url: '/api/auth/resend-code', method: 'POST', body }),
    }),
  }),
});

export const {
  useBeginPasskeyLoginMutation,
  useLogInByPasskeyMutation,
  useLogInMutation,
  useVerifyLoginMutation,
  useResendLoginCodeMutation,
} = loginApi;
