import type { listingChanged } from 'backend/contract/listings/changes';
import type { verifyPhoneHelps } from 'backend/contract/platform';
import { Link } from 'react-router-dom';
import { isApiError } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { words } from '../words';

/** Their values without the contracts, which would bring zod to this page. */
const verifyHelps: typeof verifyPhoneHelps = 'verify-phone';
const changedListing: typeof listingChanged = 'listing-changed';

/** The page then shows it as it is now: another press asks for that. */
export const isOfChangedListing = (error: unknown): boolean =>
  isApiError(error) && error.code === changedListing;

interface ContactErrorProps {
  error: unknown;
  /** Without it, the form below is the way to try again. */
  onTryAgain?: () => void;
}

/** A refusal is final; after any other error another try can succeed. */
export function ContactError({ error, onTryAgain }: ContactErrorProps) {
  const { status, serverMessage, code } = isApiError(error) ? error : {};
  const isRefusal = typeof status === 'number' && status < 500;
  const otherwise = onTryAgain ? words.contactFailed : words.requestNotSent;
  return (
    <Notice
      role="alert"
      tone={isRefusal ? 'warning' : 'error'}
      action={
        code === verifyHelps ? (
          <Link to="/verification">{words.verifyPhone}</Link>
        ) : (
          !isRefusal && onTryAgain && <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        )
      }
    >
      {serverMessage ?? otherwise}
    </Notice>
  );
}
