import { Inject, Injectable, NotFoundException, type CanActivate } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.js';

/** With real Stripe keys these routes do not exist: the keys must not work here. */
@Injectable()
export class SandboxStripeGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (this.config.sandbox.stripe) return true;
    throw new NotFoundException();
  }
}
