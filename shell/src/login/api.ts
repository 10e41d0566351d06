import {
  loginAnswer,
  meAnswer,
  type LoginAnswer,
  type LoginRequest,
  type Me,
  type VerifyRequest,
} from 'backend/contract/account';
import { api } from '../api/api';
import { tags } from '../api/tags';

/** What a stranger was shown is asked for again by whoever logs in; who that is, the dialog asks itself. */
const tagsExceptMe = tags.filter((tag) => tag !== 'Me');

const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LoginAnswer, LoginRequest>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
      responseSchema: loginAnswer,
      invalidatesTags: (answer) => (answer && !answer.needsVerification ? tagsExceptMe : []),
    }),
    verifyLogin: build.mutation<{ user: Me }, Required<VerifyRequest>>({
      query: (body) => ({ url: '/api/auth/verify', method: 'POST', body }),
      responseSchema: meAnswer,
      invalidatesTags: (answer) => (answer ? tagsExceptMe : []),
    }),
    resendLoginCode: build.mutation<unknown, { userId: string }>({
      query: (body) => ({ url: '/api/auth/resend-code', method: 'POST', body }),
    }),
  }),
});

export const { useLogInMutation, useVerifyLoginMutation, useResendLoginCodeMutation } = loginApi;
