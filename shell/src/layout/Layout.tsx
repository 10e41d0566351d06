import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { boot, Slot, useMe } from 'shell/host';
import { useHydrated } from 'shared-ui';
import { ConsentBar } from '../analytics/ConsentBar';
import { keepsForMember } from '../forms/clearTabMemory';
import { useIsLeaving } from '../login/useLogOut';
import { WithOverlays } from './WithOverlays';
import { Footer } from './Footer';
import { LoginNeedsScript } from './HomeRedirect';
import { Header } from './Header';
import { GiveEarlyInput } from '../parts/GiveEarlyInput';
import styles from './Layout.module.css';
import { SandboxBar } from './SandboxBar';
import { SkipLink } from './SkipLink';
import { useScroll } from '../page-frame/useScroll';
import { useZoneCookie } from '../page-frame/useZoneCookie';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const [keeps] = useState(keepsForMember);
  const isHydrated = useHydrated();
  const isLeaving = useIsLeaving();
  const isHome = useLocation().pathname === '/';
  const { me } = useMe();
  const isAsked = me?.nameChosen === false && me.id !== boot.nameLater && !boot.offline && !isLeaving;
  useScroll();
  useZoneCookie();
  return (
    <WithOverlays>
      <GiveEarlyInput />
      <SkipLink to={main} />
      {boot.sandbox && !boot.offline && <SandboxBar />}
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <LoginNeedsScript className={styles.notice} />
        {isAsked && <Slot name="member.name" props={{}} waiting={<div className={styles.question} />} />}
        {!(isLeaving && isHome) && <Outlet />}
      </main>
      {!boot.offline && (
        <>
          <Footer />
          <ConsentBar />
          {keeps && isHydrated && <Slot name="device.kept" props={{}} />}
        </>
      )}
    </WithOverlays>
  );
}
