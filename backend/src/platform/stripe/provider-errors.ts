import { ServiceUnavailableException } from '@nestjs/common';
import { CircuitOpen } from '../outbound/circuit-breaker.js';
import { ProviderError } from '../outbound/provider-error.js';

interface StripeError {
  headers?: Record<string, string>;
  type?: string;
  code?: string;
  message?: string;
  statusCode?: number;
}

const accountStatuses = [401, 403, 429];

/** The provider rejected the request; a retry changes nothing. */
export class ProviderRefusal extends ServiceUnavailableException {
  constructor(
    readonly code: string,
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

/** The provider is unreachable or failing; the same call may be repeated. */
export class ProviderUnavailable extends ServiceUnavailableException {
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

/** The provider replays a stored error for this idempotency key; only a new key can succeed. */
export class ProviderReplay extends ProviderUnavailable {}

export class ProviderBusy extends ProviderUnavailable {}

export function isOutage(error: unknown): boolean {
  const { statusCode } = error as StripeError;
  if (isReplayed(error)) return false;
  return statusCode === undefined || statusCode >= 500 || accountStatuses.includes(statusCode);
}

/** The SDK's errors hold request data; these do not. */
export function asProviderError(error: unknown): Error {
  if (error instanceof CircuitOpen) return new ProviderUnavailable(error);
  const { type, code, message = '', statusCode: status = 0 } = error as StripeError;
  const failure = new ProviderError('The card provider', { code, status, name: type });
  if (status === 409) return new ProviderBusy(failure);
  if (status >= 500 && isReplayed(error)) return new ProviderReplay(failure);
  if (isOutage(error)) return new ProviderUnavailable(failure);
  return new ProviderRefusal(code ?? type ?? String(status), message);
}

const isReplayed = (error: unknown) => (error as StripeError).headers?.['idempotent-replayed'] === 'true';
