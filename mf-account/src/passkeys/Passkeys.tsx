import { useRef, useState } from 'react';
import type { Passkey } from 'backend/contract/account/passkeys';
import { isApiError, sentenceOf, toast } from 'shell/host';
import { Button, PeoplesWords, Skeleton, SkeletonRegion, useHydrated, withParts } from 'shared-ui';
import { hidden } from '../layout/hidden';
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
import { words } from '../words';

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
    toast({ title, description: sentenceOf(error, words.pleaseTryAgain), variant: 'destructive' });

  const addOne = async () => {
    setProving(false);
    setToRemove(undefined);
    setBusy(true);
    try {
      const credential = await makePasskey(await begin().unwrap());
      await add({ credential, name: nameOfDevice() }).unwrap();
      toast({ title: words.passkeyAdded, description: words.passkeyAddedHint });
    } catch (error) {
      if (isProofNeeded(error)) setProving(true);
      else if (isApiError(error) || !wasCancelled(error)) failed(words.passkeyNotAdded, error);
    } finally {
      setBusy(false);
    }
  };
  const removeOne = async ({ id, name }: Pick<Passkey, 'id' | 'name'>) => {
    setToRemove(undefined);
    setProving(false);
    const { error } = await remove(id);
    if (isProofNeeded(error)) return setToRemove({ id, name });
    if (error) return failed(words.passkeyNotRemoved, error);
    heading.current?.focus();
    toast({ title: words.passkeyRemoved, description: words.passkeyRemovedHint(name) });
  };

  // A server of the release before does not know passkeys.
  if (isApiError(trouble) && trouble.status === 404) return null;
  return (
    <Section title={words.passkeys} anchor="passkeys" description={words.passkeysHint} headingRef={heading}>
      {data && data.length > 0 && (
        <ul className={rows.list}>
          {data.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={rows.row}>
              <div className={rows.words}>
                <p className={rows.name}>
                  <PeoplesWords>{name}</PeoplesWords>
                </p>
                <p className={rows.soft}>
                  {lastUsedAt
                    ? lastSeen(lastUsedAt, fulfilledTimeStamp)
                    : words.addedOn(createdAt.slice(0, 10))}
                </p>
              </div>
              <Button
                size="small"
                busy={removal.isLoading && removal.originalArgs === id}
                onClick={() => void removeOne({ id, name })}
              >
                {withParts(words.removeIt(name), { hidden })}
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
          <p className={rows.soft}>{words.noPasskeysHere}</p>
        ) : (
          <Button className={rows.action} busy={isBusy} onClick={() => void addOne()}>
            {words.addPasskey}
          </Button>
        ))
      )}
      {trouble && <LoadFailed text={words.passkeysNotLoaded} onTryAgain={refetch} />}
      {!data && !trouble && (
        <SkeletonRegion label={words.loadingPasskeys}>
          <Skeleton />
        </SkeletonRegion>
      )}
    </Section>
  );
}

const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'];

function nameOfDevice(): string {
  const system = systems.find((one) => navigator.userAgent.includes(one));
  return system ? words.passkeyOn(system) : words.passkeyOnThisDevice;
}
