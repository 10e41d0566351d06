import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CircuitBreaker, CircuitOpen } from '../outbound/circuit-breaker.js';
import { CONFIG, type Config } from '../config/config.js';
import { Deadline } from '../outbound/deadline.js';
import { Jobs } from '../jobs/jobs.js';
import { Tallies } from '../observe/tallies.js';
import { ProviderError } from '../outbound/provider-error.js';
import { open } from '../secrets/sealing.js';
import { Dispatches } from './dispatches.js';
import { SmsDeliveries } from './sms-deliveries.js';
import { outcomeOf } from './outcome.js';
import { sealedSms, smsPurpose, smsSend, type SealedSms } from './sms.job.js';
import { TwilioClient } from './twilio-client.js';

@Injectable()
export class SmsSender implements OnModuleInit {
  private readonly log = new Logger('Sms');
  private readonly breaker = new CircuitBreaker('The SMS provider', { after: 5, restMs: 10_000 });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly deadline: Deadline,
    private readonly deliveries: SmsDeliveries,
    private readonly dispatches: Dispatches,
    private readonly tallies: Tallies,
    private readonly twilio: TwilioClient,
  ) {}

  async onModuleInit() {
    await this.jobs.work(smsSend, async ({ dispatch, sealed, notAfter }) => {
      if (await this.deadline.hasPassed(notAfter)) {
        this.log.warn({ dispatch }, 'An SMS was too late and is dropped');
        return;
      }
      await this.deliver(dispatch, sealedSms.parse(open(this.config.secrets, smsPurpose, sealed)));
    });
  }

  private async deliver(dispatch: string, { to, text }: SealedSms): Promise<void> {
    if (!(await this.dispatches.claim(dispatch))) {
      this.log.warn({ dispatch }, 'An SMS may have been sent before and is not sent again');
      return;
    }
    const sid = await this.ask(dispatch, to, text).catch((error: unknown) => this.giveUp(dispatch, error));
    if (sid === undefined) return;
    this.tallies.count('sms', 'sent');
    await this.dispatches.record(dispatch, sid);
  }

  private ask(dispatch: string, to: string, text: string): Promise<string> {
    return this.breaker.run(
      () => this.twilio.send(to, text, this.deliveries.callbackUrl(dispatch)),
      (error) => outcomeOf(error) !== 'rejected',
    );
  }

  /** Throws only when a retry is safe. */
  private async giveUp(dispatch: string, error: unknown): Promise<undefined> {
    const outcome = outcomeOf(error);
    if (outcome === 'not-sent') {
      await this.dispatches.release(dispatch);
      throw error instanceof CircuitOpen ? error : new ProviderError('The SMS provider', error);
    }
    const { code } = error as { code?: unknown };
    this.log.warn({ dispatch, outcome, code }, 'An SMS is not tried again');
    if (outcome === 'rejected')
      await this.deliveries.report(dispatch, 'failed', typeof code === 'number' ? code : null);
  }
}
