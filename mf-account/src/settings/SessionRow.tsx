import type { Session } from 'backend/contract/account';
import { isApiError, toast } from 'shell/host';
import { Badge, Button, withParts } from 'shared-ui';
import { useEndSessionMutation } from '../api';
import { hidden } from '../layout/hidden';
import { words } from '../words';
import { deviceName } from './deviceName';
import { lastSeen } from './lastSeen';
import rows from './rows.module.css';

interface SessionRowProps {
  session: Session;
  now: number;
  onEnded: () => void;
}

export function SessionRow({ session, now, onEnded }: SessionRowProps) {
  const [end, { isLoading }] = useEndSessionMutation();
  const device = deviceName(session.device);

  const endIt = async () => {
    const { error } = await end(session.id);
    if (error) {
      toast({
        title: words.sessionNotEnded,
        description: isApiError(error) ? error.serverMessage : undefined,
        variant: 'destructive',
      });
      return;
    }
    onEnded();
    toast({ title: words.sessionEnded, description: words.sessionEndedHint(device) });
  };

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.name}>{device}</p>
        <p className={rows.soft}>{session.current ? words.inUseNow : lastSeen(session.lastSeenAt, now)}</p>
      </div>
      {session.current ? (
        <Badge tone="good">{words.thisDevice}</Badge>
      ) : (
        <Button size="small" busy={isLoading} onClick={endIt}>
          {withParts(words.endSession(device), { hidden })}
        </Button>
      )}
    </li>
  );
}
