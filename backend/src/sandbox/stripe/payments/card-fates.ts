import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { declined, testCards, type CardFate } from './test-cards.js';

const notATestCard: CardFate = {
  brand: 'visa',
  decline: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
};

/** Recognizes a card by its fingerprint, without storing its number. */
@Injectable()
export class CardFates {
  private readonly fates: Map<string, CardFate>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.fates = new Map(
      Object.entries(testCards).flatMap(([number, fate]) =>
        config.secrets.map((secret) => [fingerprintWith(secret, number), fate] as const),
      ),
    );
  }

  /** Keyed, so that a real number typed by mistake cannot be recovered. */
  fingerprint(number: string): string {
    return fingerprintWith(this.config.secret, number);
  }

  of(fingerprint: string): CardFate {
    return this.fates.get(fingerprint) ?? notATestCard;
  }
}

function fingerprintWith(secret: string, number: string): string {
  const mark = createHmac('sha256', secret).update(`sandbox card ${number}`);
  return mark.digest('base64url').replace(/[-_]/g, 'x').slice(0, 16);
}
