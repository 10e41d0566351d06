import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { Language } from '../language/contract.js';
import { CircuitBreaker } from '../outbound/circuit-breaker.js';
import type { Translation } from './contract.js';
import { KeptTranslations } from './kept-translations.js';
import { TranslationBudget } from './translation-budget.js';
import { translationProviders } from './translation-providers.js';

const timeoutMs = 5_000;

/** Longer than anything that a person can write in one field. */
const longest = 2_000;

/** About this text, not about the provider: it does not know the language, or has too much to read. */
const refusesText = [400, 413, 422];

/** Pages name the language by its tag. */
const isTag = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

class Refused extends Error {
  constructor(readonly status: number) {
    super(`The provider answered ${status}`);
  }
}
const isOutage = (error: unknown) => !(error instanceof Refused && refusesText.includes(error.status));

/** Machine translations, made on demand: each costs money and sends the text to a provider. */
@Injectable()
export class Translations {
  private readonly log = new Logger('Translations');
  private readonly breaker = new CircuitBreaker('Translation', { after: 5, restMs: 10_000 });

  constructor(
    private readonly budget: TranslationBudget,
    private readonly kept: KeptTranslations,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(text: string, to: Language): Promise<Translation> {
    const known = await this.kept.find(text, to);
    if (known) return known;
    if (!this.config.translation || text.length > longest) throw unavailable();
    if (!(await this.budget.spend(text.length))) {
      this.budget.asked('over-budget');
      throw unavailable();
    }
    const made = await this.ask(text, to);
    await this.kept.keep(text, to, made);
    return made;
  }

  /** Those that can be translated now. Fails when none can. */
  async ofSeveral(
    texts: { id: number; content: string }[],
    to: Language,
  ): Promise<(Translation & { id: number })[]> {
    const made: (Translation & { id: number })[] = [];
    for (const { id, content } of texts) {
      try {
        made.push({ id, ...(await this.of(content, to)) });
      } catch (error) {
        // The first that fails says it for the rest: neither provider nor budget is tried twenty times.
        if (made.length === 0) throw error;
        break;
      }
    }
    return made;
  }

  private async ask(text: string, to: Language): Promise<Translation> {
    try {
      const made = await this.breaker.run(() => this.send(text, to), isOutage);
      this.budget.asked('answered');
      return made;
    } catch (error) {
      this.budget.asked('failed');
      this.log.warn(`A text could not be translated: ${(error as Error).message}`);
      throw unavailable();
    }
  }

  private async send(text: string, to: Language): Promise<Translation> {
    const account = this.config.translation!;
    const provider = translationProviders[account.provider];
    const { path, headers, body } = provider.request(text, to, account);
    const reply = await fetch(account.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Refused(reply.status);
    const { text: translated, from } = provider.read(await reply.json());
    return { text: translated, from: from !== null && isTag.test(from) ? from : null };
  }
}

const unavailable = () =>
  new ServiceUnavailableException('This text cannot be translated right now. Please try again later.');
