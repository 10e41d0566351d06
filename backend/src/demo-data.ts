import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountDemo } from './account/demo.js';
import { ListingsDemo } from './listings/demo/demo.js';
import { MessagingDemo } from './messaging/demo/demo.js';
import { PaymentsDemo } from './payments/demo/demo.js';
import { TripsDemo } from './trips/demo/demo.js';
import { CONFIG, type Config } from './platform/config/config.js';

/** Domains seed in the order of their dependencies. */
@Injectable()
export class DemoData implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly orm: MikroORM,
    private readonly account: AccountDemo,
    private readonly listings: ListingsDemo,
    private readonly trips: TripsDemo,
    private readonly messaging: MessagingDemo,
    private readonly payments: PaymentsDemo,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { appEnv, demoData, role } = this.config;
    // Production never gets invented travelers.
    if (!demoData || appEnv === 'production' || role === 'worker') return;
    for (const demo of [this.account, this.listings, this.trips, this.messaging, this.payments])
      await demo.seed(this.orm.em.fork());
  }
}
