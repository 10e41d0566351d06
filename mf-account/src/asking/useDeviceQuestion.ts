import { useState } from 'react';
import { useMe } from 'shell/host';
import { useHydrated } from 'shared-ui';
import { usePushDevicesQuery, usePushKeyQuery } from '../push/api';
import { canSubscribe } from '../push/subscribe';
import { canInstall, isBesideHomeScreen } from './installing';
import { mayAsk, type DeviceQuestion } from './lastAsked';

/** What this device is asked now, if anything. Nothing is loaded for a question that may not be asked. */
export function useDeviceQuestion(): { question: DeviceQuestion | null; publicKey: string } {
  const { me } = useMe();
  const isHydrated = useHydrated();
  const isAsking = isHydrated && me !== null;
  // The permission of a browser that was refused is asked for on the page of settings.
  const mayNotify = isAsking && canSubscribe() && Notification.permission !== 'denied' && mayAsk('news');
  const { data: key } = usePushKeyQuery(undefined, { skip: !mayNotify });
  const { data: devices } = usePushDevicesQuery(undefined, { skip: !mayNotify });
  const isNotified = devices?.some(({ current }) => current);
  const publicKey = key?.publicKey ?? '';
  const found = (): DeviceQuestion | null => {
    if (!isAsking) return null;
    if (mayNotify && !(key && devices)) return null;
    if (mayNotify && publicKey && !isNotified) return 'news';
    if (isBesideHomeScreen() && mayAsk('homeScreen')) return 'homeScreen';
    return canInstall() && mayAsk('install') ? 'install' : null;
  };
  // One question for each deed: an answer brings no next one.
  const [first, setFirst] = useState<DeviceQuestion | null>(null);
  const question = first ?? found();
  if (question !== first) setFirst(question);
  return { question, publicKey };
}
