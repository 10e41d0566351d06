import type { ReactNode } from 'react';
import { Login } from '../login/Login';
import { Safety } from '../safety/Safety';
import { ToastHost } from '../toasts/ToastHost';
import { Announcer } from '../page-frame/Announcer';
import { HomeRedirect } from './HomeRedirect';
import { ArrivalProvider } from '../page-frame/arrival';

export function WithOverlays({ children }: { children: ReactNode }) {
  return (
    <ArrivalProvider>
      <HomeRedirect />
      {children}
      <Login />
      <Safety />
      <ToastHost />
      <Announcer />
    </ArrivalProvider>
  );
}
