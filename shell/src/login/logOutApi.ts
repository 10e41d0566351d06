import type { Dispatch } from '@reduxjs/toolkit';
import { logOut } from 'backend/endpoints/account/sessions';
import { api } from '../api/api';
import { callTo } from '../base/callTo';
import { clearTabMemory } from '../forms/clearTabMemory';
import { meIs } from '../api/me';

/** Not in `login/api.ts`, which would bring zod to the first page. */
const logOutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logOut: build.mutation(callTo(logOut)),
  }),
});

export const { useLogOutMutation } = logOutApi;

/** On a shared computer the next user must not see what this one was shown or typed. */
export function clearUserData(dispatch: Dispatch) {
  dispatch(api.util.resetApiState());
  dispatch(meIs(null));
  clearTabMemory();
}
