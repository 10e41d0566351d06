import { useRef } from 'react';
import { toast } from 'shell/host';
import { Avatar, Button, Skeleton, SkeletonRegion, VisuallyHidden } from 'shared-ui';
import { useBlocksQuery, useUnblockMutation } from '../api';
import { LoadFailed } from '../layout/LoadFailed';
import { Section } from '../layout/Section';
import rows from './rows.module.css';

export function BlockedPeople() {
  const { data, isError, refetch } = useBlocksQuery();
  const [unblock, { isLoading, originalArgs }] = useUnblockMutation();
  const heading = useRef<HTMLHeadingElement>(null);

  const letIn = async (id: number, username: string) => {
    const { error } = await unblock(id);
    if (error) return toast({ title: `${username} could not be unblocked`, variant: 'destructive' });
    heading.current?.focus();
    toast({ title: `${username} is unblocked`, description: 'You can find and message each other again.' });
  };

  return (
    <Section
      title="Blocked people"
      description="They cannot message you, ask for your contact details or find your listings."
      headingRef={heading}
    >
      {data?.length === 0 && <p>You have not blocked anybody.</p>}
      {data && data.length > 0 && (
        <ul className={rows.list}>
          {data.map(({ id, username, profilePictureUrl }) => (
            <li key={id} className={rows.row}>
              <Avatar name={username} src={profilePictureUrl} />
              <p className={`${rows.words} ${rows.name}`}>{username}</p>
              <Button
                size="small"
                busy={isLoading && originalArgs === id}
                onClick={() => letIn(id, username)}
              >
                Unblock<VisuallyHidden> {username}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isError && <LoadFailed what="the people you have blocked" onTryAgain={refetch} />}
      {!data && !isError && (
        <SkeletonRegion label="Loading the people you have blocked">
          <Skeleton />
        </SkeletonRegion>
      )}
    </Section>
  );
}
