import { productName } from 'backend/contract/product';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from 'shared-ui';
import { toast } from 'shell/host';
import { closeLogin, type LoginRequest } from '../host/login';
import { useLazyMeQuery, useMe } from '../api/me';
import { internalPath } from '../links/internalPath';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { words } from '../words';
import styles from './LoginDialog.module.css';
import { PasskeyLogin } from './PasskeyLogin';
import { initialProgress, readProgress, storeProgress, type LoginProgress } from './progress';

export function LoginDialog({ request }: { request: LoginRequest | null }) {
  const [progress, setProgress] = useState(readProgress);
  const [refreshMe] = useLazyMeQuery();
  const navigate = useNavigate();
  const isLoggedIn = useMe().me !== null;
  const isFinishing = useRef(false);
  const [lastRequest, setLastRequest] = useState<LoginRequest | null>(null);
  const [isOfVisitor, setIsOfVisitor] = useState(false);
  if (request !== lastRequest) {
    setLastRequest(request);
    setIsOfVisitor(!isLoggedIn);
    if (request && (progress.isOver || request.isAnew)) setProgress(initialProgress);
  }

  useEffect(() => storeProgress(progress), [progress]);
  const change = (changes: Partial<LoginProgress>) => setProgress((now) => ({ ...now, ...changes }));

  async function finish() {
    isFinishing.current = true;
    await refreshMe();
    isFinishing.current = false;
    leave();
  }

  // The login happened in another tab.
  const isLate = request !== null && isOfVisitor && isLoggedIn;
  useEffect(() => {
    if (isLate && !isFinishing.current) leave();
  });

  function leave() {
    change({ isOver: true });
    closeLogin();
    toast({ title: words.loggedIn, description: words.loggedInHint });
    const next = internalPath(request?.goTo);
    if (next) void navigate(next);
  }

  return (
    <Dialog
      open={request !== null}
      onOpenChange={closeLogin}
      title={words.loginTo(productName)}
      description={progress.attempt ? words.codeSentTo(progress.email) : undefined}
    >
      {progress.attempt ? (
        <CodeStep
          attempt={progress.attempt}
          onLoggedIn={finish}
          onOtherEmail={() => change({ attempt: '' })}
        />
      ) : (
        <>
          <EmailStep
            email={progress.email}
            onEmailChange={(email) => change({ email })}
            onCodeSent={(attempt) => change({ attempt, begunAt: Date.now() })}
            onLoggedIn={finish}
          />
          <PasskeyLogin onLoggedIn={finish} />
        </>
      )}
      <p className={styles.note}>{words.botCheckNote}</p>
    </Dialog>
  );
}
