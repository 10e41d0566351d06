import { useId, useRef } from 'react';
import { isApiError } from 'shell/host';
import { Button, Notice, Skeleton, SkeletonRegion, useHydrated } from 'shared-ui';
import { TopicSwitches } from '../channels/TopicSwitches';
import { LoadFailed } from '../layout/LoadFailed';
import rows from '../settings/rows.module.css';
import { words } from '../words';
import { usePushDevicesQuery, usePushKeyQuery } from './api';
import { PushDevice } from './PushDevice';
import styles from './PushDevices.module.css';
import { canSubscribe } from './subscribe';
import { useNotifyDevice } from './useNotifyDevice';

const topics = ['messages', 'requests', 'trips', 'flights', 'alerts', 'reviews', 'tips'] as const;

export function PushDevices() {
  const { data: key, error: keyError } = usePushKeyQuery();
  const { data: devices, isError, refetch } = usePushDevicesQuery();
  const { turnOn, isBusy, refusal } = useNotifyDevice();
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // A server of the release before knows no devices, and not every site sends to them.
  if (key?.publicKey === null || (isApiError(keyError) && keyError.status === 404)) return null;
  const isOnHere = devices?.some(({ current }) => current);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {words.pushTitle}
        </h3>
        <p className={rows.soft}>{words.pushHint}</p>
      </div>
      {devices && devices.length > 0 && (
        <ul className={rows.list}>
          {devices.map((device) => (
            <PushDevice key={device.id} device={device} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {devices && devices.length > 0 && (
        <TopicSwitches channel="push" legend={words.pushTopics} topics={topics} />
      )}
      {refusal && (
        <Notice role="status" tone="warning">
          {words.pushRefusals[refusal]}
        </Notice>
      )}
      {key?.publicKey &&
        devices &&
        !isOnHere &&
        (isHydrated && !canSubscribe() ? (
          <p className={rows.soft}>{words.pushUnsupported}</p>
        ) : (
          <Button className={rows.action} busy={isBusy} onClick={() => void turnOn(key.publicKey ?? '')}>
            {words.pushTurnOn}
          </Button>
        ))}
      {(isError || keyError) && <LoadFailed text={words.pushDevicesNotLoaded} onTryAgain={refetch} />}
      {!(devices && key) && !isError && !keyError && (
        <SkeletonRegion label={words.loadingPushDevices}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonRegion>
      )}
    </section>
  );
}
