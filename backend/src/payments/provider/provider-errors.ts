import { ServiceUnavailableException } from '@nestjs/common';
import { BreakerOpen } from '../../platform/breaker.js';
import { ProviderFailure } from '../../platform/provider-failure.js';

interface StripeError {
  type?: string;
  code?: string;
  statusCode?: number;
}

/** Our account, its rights or its rate: other calls will meet the same. */
const ours = [401, 403, 429];

/** The provider understood and said no: asking again changes nothing. */
export class ProviderRefusal extends Error {
  constructor(readonly code: string) {
    super(`The card provider refused: ${code}`);
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

/** Whether an error speaks against the provider itself. */
export function isFault(error: unknown): boolean {
  const { statusCode } = error as StripeError;
  return statusCode === undefined || statusCode >= 500 || ours.includes(statusCode);
}

/** The SDK's own errors hold what was asked and answered; these do not. */
export function spokenError(error: unknown): Error {
  if (error instanceof BreakerOpen) return new ProviderAway(error);
  const { type, code, statusCode: status } = error as StripeError;
  // 409: the same call is being answered elsewhere at this moment.
  if (!isFault(error) && status !== 409) return new ProviderRefusal(code ?? type ?? String(status));
  return new ProviderAway(new ProviderFailure('The card provider', { code, status, name: type }));
}
