import { Inject, Injectable, NotFoundException, type CanActivate } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';

/** Where real cards are charged nobody plays Stripe: the real keys must open nothing here. */
@Injectable()
export class StripeIsPlayed implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.sandbox.stripe) return true;
    throw new NotFoundException();
  }
}
