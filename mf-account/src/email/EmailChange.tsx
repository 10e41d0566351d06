import { useState } from 'react';
import { dayIn, formatDay, Notice, Skeleton, SkeletonRegion } from 'shared-ui';
import { LoadFailed } from '../layout/LoadFailed';
import { words } from '../words';
import { EmailCode } from './EmailCode';
import { EmailForm } from './EmailForm';
import { useEmailChangeQuery } from './email-api';

interface EmailChangeProps {
  onChanged: (email: string) => void;
  onCancel: () => void;
}

/** A change that was begun before goes on with its code. */
export function EmailChange({ onChanged, onCancel }: EmailChangeProps) {
  const { data, isError, refetch } = useEmailChangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isOther, setOther] = useState(false);

  if (isError) return <LoadFailed text={words.wentWrong} onTryAgain={refetch} />;
  if (!data) {
    return (
      <SkeletonRegion label={words.oneMoment}>
        <Skeleton shape="text" />
      </SkeletonRegion>
    );
  }
  if (data.possibleAt) {
    return <Notice role="status">{words.emailPossibleAt(formatDay(dayIn(data.possibleAt)))}</Notice>;
  }
  if (data.waitsFor && !isOther) {
    return (
      <EmailCode
        sentTo={data.waitsFor}
        onChanged={onChanged}
        onOther={() => setOther(true)}
        onCancel={onCancel}
      />
    );
  }
  return <EmailForm onSent={() => setOther(false)} onCancel={onCancel} />;
}
