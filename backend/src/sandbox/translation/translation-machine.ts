import { ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { ProviderFaults } from '../provider-faults.js';
import { dictionary } from './dictionary.js';

type Provider = NonNullable<Config['translation']>['provider'];

interface Wanted {
  provider: Provider;
  key: string | undefined;
  text: string;
  to: Language;
}

const scripts: [RegExp, Language][] = [
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'fa'],
  [/\p{Script=Han}/u, 'zh'],
  [/[¿¡ñ]|\b(el|los|las|una|para|con|mi)\b/iu, 'es'],
  [/[çœ]|\b(le|les|des|une|pour|avec|mon|ma)\b/iu, 'fr'],
];

const languages = Object.keys(dictionary[0] ?? {}) as Language[];
const sentencesOf = (text: string) => text.split(/(?<=[.!?؟।。！？])\s*/u).filter(Boolean);

/** Knows the sentences of its dictionary. Of any other text it says what it was sent, and marks it. */
export function translated(text: string, to: Language): { text: string; from: Language } {
  const sentences = sentencesOf(text.trim());
  for (const from of languages) {
    const found = sentences.map((sentence) => dictionary.find((entry) => entry[from] === sentence)?.[to]);
    if (found.length > 0 && found.every((sentence) => sentence !== undefined))
      return { text: found.join(to === 'zh' ? '' : ' '), from };
  }
  const from = scripts.find(([script]) => script.test(text))?.[1] ?? 'en';
  return { text: from === to ? text : `[${from} → ${to}] ${text}`, from };
}

/** What the three simulated providers have in common. */
@Injectable()
export class TranslationMachine {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly faults: ProviderFaults,
  ) {}

  translate(request: FastifyRequest, { provider, key, text, to }: Wanted) {
    const { sandbox, translation } = this.config;
    if (!sandbox.translation || translation?.provider !== provider) throw new NotFoundException();
    if (key !== translation.key) throw new ForbiddenException('Invalid API key');
    return this.faults.around('translation', request, async () => translated(text, to));
  }
}
