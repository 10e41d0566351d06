import { ServiceUnavailableException } from '@nestjs/common';
import { CircuitOpen } from '../../platform/outbound/circuit-breaker.js';
import { ProviderError } from '../../platform/outbound/provider-error.js';

interface StripeError {
  headers?: Record<string, string>;
  type?: string;
  code?: string;
  message?: string;
  statusCode?: number;
}

/** Our account, its rights or its rate: other calls will meet the same. */
const ours = [401, 403, 429];

/** The provider understood and said no: asking again changes nothing. */
export class ProviderRefusal extends ServiceUnavailableException {
  constructor(
    readonly code: string,
    /** In the provider's words, which are for us. */
    readonly reason: string,
  ) {
    super(
      {
        message: 'Our card provider did not accept this. Please write to us if it stays so.',
        retryAfter: 300,
      },
      { cause: new Error(`The card provider refused: ${code}: ${reason}`) },
    );
  }
}

/** The provider is away or unwell: the same call may be made again. */
export class ProviderAway extends ServiceUnavailableException {
  constructor(cause: unknown) {
    super(
      {
        message: 'Card payments are not available right now. Please try again in a few minutes.',
        retryAfter: 30,
      },
      { cause },
    );
  }
}

/** The provider keeps this answer for the idempotency key: only another key can be answered differently. */
export class ProviderReplay extends ProviderAway {}

/** The same call is being answered elsewhere at this moment. */
export class ProviderBusy extends ProviderAway {}

/** Whether an error speaks against the provider itself. */
export function isFault(error: unknown): boolean {
  const { statusCode } = error as StripeError;
  if (isReplayed(error)) return false;
  return statusCode === undefined || statusCode >= 500 || ours.includes(statusCode);
}

/** The SDK's own errors hold what was asked and answered; these do not. */
export function spokenError(error: unknown): Error {
  if (error instanceof CircuitOpen) return new ProviderAway(error);
  const { type, code, message = '', statusCode: status = 0 } = error as StripeError;
  const failure = new ProviderError('The card provider', { code, status, name: type });
  if (status === 409) return new ProviderBusy(failure);
  if (status >= 500 && isReplayed(error)) return new ProviderReplay(failure);
  if (isFault(error)) return new ProviderAway(failure);
  return new ProviderRefusal(code ?? type ?? String(status), message);
}

const isReplayed = (error: unknown) => (error as StripeError).headers?.['idempotent-replayed'] === 'true';
