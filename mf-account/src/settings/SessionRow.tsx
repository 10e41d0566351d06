import type { Session } from 'backend/contract/account';
import { isApiError, toast } from 'shell/host';
import { Badge, Button, VisuallyHidden } from 'shared-ui';
import { useEndSessionMutation } from '../api';
import { lastSeen } from './lastSeen';
import rows from './rows.module.css';

interface SessionRowProps {
  session: Session;
  now: number;
  onEnded: () => void;
}

export function SessionRow({ session, now, onEnded }: SessionRowProps) {
  const [end, { isLoading }] = useEndSessionMutation();

  const endIt = async () => {
    const { error } = await end(session.id);
    if (error) {
      toast({
        title: 'The session could not be ended',
        description: isApiError(error) ? error.serverMessage : undefined,
        variant: 'destructive',
      });
      return;
    }
    onEnded();
    toast({ title: 'Session ended', description: `${session.device} has been logged out.` });
  };

  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <p className={rows.name}>{session.device}</p>
        <p className={rows.soft}>{session.current ? 'In use now' : lastSeen(session.lastSeenAt, now)}</p>
      </div>
      {session.current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button size="small" busy={isLoading} onClick={endIt}>
          End session<VisuallyHidden> on {session.device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
