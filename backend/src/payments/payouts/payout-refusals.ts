import { BadRequestException, ConflictException, ServiceUnavailableException } from '@nestjs/common';
import { ProviderBusy, ProviderRefusal } from '../../platform/stripe/provider-errors.js';

const stillHeld = 'Your tips stay held for you.';

export function payoutRefusal(error: unknown): unknown {
  if (error instanceof ProviderBusy)
    return new ConflictException('Your payout account is being set up. Please try again in a moment.');
  if (!(error instanceof ProviderRefusal)) return error;
  if (isAboutCountry(error)) return unsupportedCountry();
  if (error.code === 'account_invalid' || error.code === 'resource_missing')
    return new ConflictException(`Stripe has closed this payout account. Please write to us. ${stillHeld}`);
  return new ServiceUnavailableException(
    {
      message: `Payout accounts cannot be set up right now: this is our fault. ${stillHeld}`,
      retryAfter: 3_600,
    },
    { cause: error },
  );
}

export function unsupportedCountry(): BadRequestException {
  const message = `Stripe cannot pay out to this country yet. ${stillHeld}`;
  return new BadRequestException({ message, issues: [{ path: 'country', message }] });
}

const isAboutCountry = ({ code, reason }: ProviderRefusal) =>
  code === 'country_unsupported' || /\bcountry\b/i.test(reason);
