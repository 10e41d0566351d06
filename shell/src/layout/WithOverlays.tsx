import type { ReactNode } from 'react';
import { Login } from '../login/Login';
import { Safety } from '../safety/Safety';
import { ToastHost } from '../toasts/ToastHost';
import { Announcer } from '../page-frame/Announcer';
import { HomeRedirect } from './HomeRedirect';
import { JourneyStart } from '../page-frame/arrival';

/** What every page has within reach and shows when needed: dialogs, toasts, the way home and back. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <JourneyStart>
      <HomeRedirect />
      {children}
      <Login />
      <Safety />
      <ToastHost />
      <Announcer />
    </JourneyStart>
  );
}
