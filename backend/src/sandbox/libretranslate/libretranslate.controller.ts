import {
  Body,
  Controller,
  ForbiddenException,
  HttpCode,
  Inject,
  NotFoundException,
  Post,
  Req,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { language } from '../../platform/language/contract.js';
import { ProviderFaults } from '../provider-faults.js';

const wanted = z.object({
  q: z.string().min(1),
  source: z.literal('auto'),
  target: language,
  format: z.literal('text'),
  api_key: z.string().optional(),
});
type Wanted = z.infer<typeof wanted>;

const scripts: [RegExp, string][] = [
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'fa'],
  [/\p{Script=Han}/u, 'zh'],
  [/[¿¡ñ]|\b(el|los|las|una|para|con|mi)\b/iu, 'es'],
  [/[çœ]|\b(le|les|des|une|pour|avec|mon|ma)\b/iu, 'fr'],
];

/** Simulates LibreTranslate. It knows no language: it says what it was sent, and marks it. */
@Public()
@Controller('sandbox/libretranslate')
export class LibreTranslateController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly faults: ProviderFaults,
  ) {}

  @Post('translate')
  @HttpCode(200)
  translate(@Req() request: FastifyRequest, @Body(valid(wanted)) { q, target, api_key: key }: Wanted) {
    if (!this.config.sandbox.translation) throw new NotFoundException();
    if (key !== this.config.translation?.key) throw new ForbiddenException({ error: 'Invalid API key' });
    return this.faults.around('translation', request, async () => {
      const source = scripts.find(([script]) => script.test(q))?.[1] ?? 'en';
      const translatedText = source === target ? q : `[${source} → ${target}] ${q}`;
      return { translatedText, detectedLanguage: { language: source, confidence: 90 } };
    });
  }
}
