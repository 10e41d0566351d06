import { useRef } from 'react';
import { toast } from 'shell/host';
import { Avatar, Button, Isolated, Skeleton, SkeletonRegion, withParts } from 'shared-ui';
import { useBlocksQuery, useUnblockMutation } from '../api';
import { hidden } from '../layout/hidden';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import { words } from '../words';
import rows from './rows.module.css';

export function BlockedPeople() {
  const { data, isError, refetch } = useBlocksQuery();
  const [unblock, { isLoading, originalArgs }] = useUnblockMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const letIn = async (id: number, username: string) => {
    const { error } = await unblock(id);
    if (error) return toast({ title: words.notUnblocked(username), variant: 'destructive' });
    heading.current?.focus();
    toast({ title: words.unblocked(username), description: words.unblockedHint });
  };

  return (
    <Section title={words.blockedPeople} description={words.blockedPeopleHint} headingRef={heading}>
      {data?.length === 0 && <p>{words.nobodyBlocked}</p>}
      {data && data.length > 0 && (
        <ul className={rows.list}>
          {data.map(({ id, username, profilePictureUrl }) => (
            <li key={id} className={rows.row}>
              <Avatar name={username} src={profilePictureUrl} />
              <p className={`${rows.words} ${rows.name}`}>
                <Isolated>{username}</Isolated>
              </p>
              <Button
                size="small"
                busy={isLoading && originalArgs === id}
                onClick={() => letIn(id, username)}
              >
                {withParts(words.unblock(username), { hidden })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isError && <LoadFailed text={words.blocksNotLoaded} onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label={words.loadingBlocks}>
          <Skeleton />
        </SkeletonRegion>
      )}
    </Section>
  );
}
