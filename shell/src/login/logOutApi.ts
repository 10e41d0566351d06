import type { Dispatch } from '@reduxjs/toolkit';
import { api } from 'shell/host';
import { meIs } from '../host/me';
import { forgetTyped } from './visit';

/** Beside the login's other calls this one needs no schema, so that it costs the first page nothing. */
const logOutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logOut: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST' }),
    }),
  }),
});

export const { useLogOutMutation } = logOutApi;

/** Nothing that one person was shown or typed stays for the next. */
export function forgetEverything(dispatch: Dispatch) {
  dispatch(api.util.resetApiState());
  dispatch(meIs(null));
  forgetTyped();
}
