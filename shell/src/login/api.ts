import { loginAnswer, meAnswer, type LoginRequest, type VerifyRequest } from 'backend/contract/account';
import type { PasskeyLogin } from 'backend/contract/account/passkeys';
import { logIn, resendLoginCode, verifyCode } from 'backend/endpoints/account/login';
import { beginPasskeyLogin, logInByPasskey } from 'backend/endpoints/account/passkeys';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { api } from '../api/api';
import { tags } from '../api/tags';
import { callTo } from '../base/callTo';

/** A login reloads all data that depends on the user. The dialog itself reloads the current user. */
const tagsExceptMe = tags.filter((tag) => tag !== 'Me');

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation({
      ...callTo(logIn, (body: LoginRequest) => ({ body })),
      responseSchema: loginAnswer,
      invalidatesTags: (response) => (response && !response.needsVerification ? tagsExceptMe : []),
    }),
    verifyLogin: build.mutation({
      ...callTo(verifyCode, (body: Required<VerifyRequest>) => ({ body })),
      responseSchema: meAnswer,
      invalidatesTags: (response) => (response ? tagsExceptMe : []),
    }),
    beginPasskeyLogin: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: callTo(beginPasskeyLogin).query,
    }),
    logInByPasskey: build.mutation({
      ...callTo(logInByPasskey, (body: PasskeyLogin) => ({ body })),
      responseSchema: meAnswer,
      invalidatesTags: (response) => (response ? tagsExceptMe : []),
    }),
    resendLoginCode: build.mutation(callTo(resendLoginCode, (body: { userId: string }) => ({ body }))),
  }),
});

export const {
  useBeginPasskeyLoginMutation,
  useLogInByPasskeyMutation,
  useLogInMutation,
  useVerifyLoginMutation,
  useResendLoginCodeMutation,
} = loginApi;
