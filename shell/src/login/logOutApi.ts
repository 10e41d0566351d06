import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { clearTabMemory } from '../forms/clearTabMemory';
import { meIs } from '../api/me';

/** Not in `login/api.ts`, which would bring zod to the first page. */
const logOutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logOut: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST' }),
    }),
  }),
});

export const { useLogOutMutation } = logOutApi;

/** On a shared computer the next user must not see what this one was shown or typed. */
export function clearUserData(dispatch: Dispatch) {
  dispatch(api.util.resetApiState());
  dispatch(meIs(null));
  clearTabMemory();
}
