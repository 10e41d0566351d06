import { useRef, useState } from 'react';
import type { Passkey } from 'backend/contract/account/passkeys';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { Button, Skeleton, SkeletonRegion, useHydrated, VisuallyHidden } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import { isProofNeeded } from '../proof/isProofNeeded';
import { ProofStep } from '../proof/ProofStep';
import { lastSeen } from '../settings/lastSeen';
import rows from '../settings/rows.module.css';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
} from './api';
import { hasPasskeys, makePasskey, wasCancelled } from './ceremony';

export function Passkeys() {
  const { data, error: trouble, refetch, fulfilledTimeStamp = 0 } = usePasskeysQuery();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove, removal] = useRemovePasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const [toRemove, setToRemove] = useState<Pick<Passkey, 'id' | 'name'>>();
  const isHydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);

  const failed = (title: string, error: unknown) =>
    toast({ title, description: sentenceOf(error, 'Please try again.'), variant: 'destructive' });

  const addOne = async () => {
    setProving(false);
    setToRemove(undefined);
    setBusy(true);
    try {
      const credential = await makePasskey(await begin().unwrap());
      await add({ credential, name: nameOfDevice() }).unwrap();
      toast({ title: 'Passkey added', description: 'From now on it logs you in without a mail.' });
    } catch (error) {
      if (isProofNeeded(error)) setProving(true);
      else if (isApiError(error) || !wasCancelled(error)) failed('The passkey was not added', error);
    } finally {
      setBusy(false);
    }
  };
  const removeOne = async ({ id, name }: Pick<Passkey, 'id' | 'name'>) => {
    setToRemove(undefined);
    setProving(false);
    const { error } = await remove(id);
    if (isProofNeeded(error)) return setToRemove({ id, name });
    if (error) return failed('The passkey could not be removed', error);
    heading.current?.focus();
    toast({ title: 'Passkey removed', description: `${name} logs you in no more.` });
  };

  // A server of the release before does not know passkeys.
  if (isApiError(trouble) && trouble.status === 404) return null;
  return (
    <Section
      title="Passkeys"
      anchor="passkeys"
      description="Log in with your fingerprint, your face or a key instead of a code from a mail."
      headingRef={heading}
    >
      {data && data.length > 0 && (
        <ul className={rows.list}>
          {data.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={rows.row}>
              <div className={rows.words}>
                <p className={rows.name}>{name}</p>
                <p className={rows.soft}>
                  {lastUsedAt ? lastSeen(lastUsedAt, fulfilledTimeStamp) : `Added ${createdAt.slice(0, 10)}`}
                </p>
              </div>
              <Button
                size="small"
                busy={removal.isLoading && removal.originalArgs === id}
                onClick={() => void removeOne({ id, name })}
              >
                Remove<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {toRemove && (
        <ProofStep
          key={toRemove.id}
          purpose="remove-passkey"
          onProven={() => void removeOne(toRemove)}
          onCancel={() => setToRemove(undefined)}
        />
      )}
      {isProving ? (
        <ProofStep purpose="add-passkey" onProven={() => void addOne()} onCancel={() => setProving(false)} />
      ) : (
        data &&
        (isHydrated && !hasPasskeys() ? (
          <p className={rows.soft}>This browser has no passkeys.</p>
        ) : (
          <Button className={rows.action} busy={isBusy} onClick={() => void addOne()}>
            Add a passkey
          </Button>
        ))
      )}
      {trouble && <LoadFailed what="your passkeys" onTryAgain={refetch} />}
      {!data && !trouble && (
        <SkeletonRegion label="Loading your passkeys">
          <Skeleton />
        </SkeletonRegion>
      )}
    </Section>
  );
}

const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

const nameOfDevice = () =>
  `Passkey on ${systems.find((system) => navigator.userAgent.includes(system)) ?? 'this device'}`;
