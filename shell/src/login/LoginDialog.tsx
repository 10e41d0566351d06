import { productName } from 'backend/contract/product';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from 'shared-ui';
import { toast } from 'shell/host';
import { closeLogin, type LoginRequest } from '../host/login';
import { useLazyMeQuery } from '../api/me';
import { internalPath } from '../links/internalPath';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import styles from './LoginDialog.module.css';
import { initialProgress, readProgress, storeProgress, type Visit } from './progress';

export function LoginDialog({ request }: { request: LoginRequest | null }) {
  const [visit, setVisit] = useState(readProgress);
  const [refreshMe] = useLazyMeQuery();
  const navigate = useNavigate();
  const [served, setServed] = useState<LoginRequest | null>(null);
  if (request !== served) {
    setServed(request);
    if (request && (visit.isOver || request.isAnew)) setVisit(initialProgress);
  }

  useEffect(() => storeProgress(visit), [visit]);
  const change = (changes: Partial<Visit>) => setVisit((now) => ({ ...now, ...changes }));

  async function finish() {
    await refreshMe();
    change({ isOver: true });
    closeLogin();
    toast({ title: 'Login successful', description: 'You are now logged in' });
    const next = internalPath(request?.goTo);
    if (next) void navigate(next);
  }

  return (
    <Dialog
      open={request !== null}
      onOpenChange={closeLogin}
      title={`Login to ${productName}`}
      description={visit.attempt ? `We sent a code to ${visit.email}.` : undefined}
    >
      {visit.attempt ? (
        <CodeStep attempt={visit.attempt} onLoggedIn={finish} onOtherEmail={() => change({ attempt: '' })} />
      ) : (
        <EmailStep
          email={visit.email}
          onEmailChange={(email) => change({ email })}
          onCodeSent={(attempt) => change({ attempt, begunAt: Date.now() })}
          onLoggedIn={finish}
        />
      )}
      <p className={styles.note}>This form is protected by an invisible bot-check.</p>
    </Dialog>
  );
}
