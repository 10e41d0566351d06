import { useEffect } from 'react';
import type { ByMail } from 'backend/contract/listings/posting';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from 'shell/host';
import { Button, EmptyState, LetterDrawing, PassDrawing } from 'shared-ui';
import { useActByMailMutation } from '../api/guest-listings';
import { LinkOutcome } from './LinkOutcome';
import { LinkProblem } from './LinkProblem';
import { words } from '../words';

/** An action that can be undone runs as soon as the link is opened; removing asks first. */
export function MailedLink({ link: { token, action } }: { link: ByMail }) {
  const [actByMail, { data, error, isLoading, originalArgs }] = useActByMailMutation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const perform = () => actByMail({ token, action });
  const goToAction = (next: ByMail['action']) =>
    void navigate(pathname, { state: { token, action: next }, replace: true });

  useEffect(() => {
    if (action !== 'remove') void actByMail({ token, action });
  }, [actByMail, token, action]);

  if (data && originalArgs?.action === action) {
    return <LinkOutcome action={action} listing={data.listing} onNext={goToAction} />;
  }
  if (error) {
    const { status, serverMessage } = isApiError(error) ? error : {};
    const isFinal = typeof status === 'number' && status < 500 && status !== 429;
    const text = serverMessage ?? words.somethingWrong;
    if (isFinal) return <LinkProblem title={words.linkNoLongerWorks}>{text}</LinkProblem>;
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.didNotWork}
        action={
          <Button variant="primary" busy={isLoading} onClick={perform}>
            {words.tryAgain}
          </Button>
        }
      >
        {text}
      </EmptyState>
    );
  }
  if (action !== 'remove') {
    return (
      <EmptyState drawing={<PassDrawing />} level={1} title={words.oneMomentPlease} role="status" aria-busy />
    );
  }
  return (
    <EmptyState
      drawing={<PassDrawing />}
      level={1}
      title={words.removeThis}
      action={
        <Button variant="danger" busy={isLoading} onClick={perform}>
          {words.removeListing}
        </Button>
      }
    >
      {words.removeThisHint}
    </EmptyState>
  );
}
