import { Body, Controller, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { language } from '../../platform/language/contract.js';
import { LibreTranslateErrors } from './translation-errors.js';
import { TranslationMachine } from './translation-machine.js';

const wanted = z.object({
  q: z.string().min(1),
  source: z.literal('auto'),
  target: language,
  format: z.literal('text'),
  api_key: z.string().optional(),
});
type Wanted = z.infer<typeof wanted>;

/** Simulates LibreTranslate. */
@Public()
@UseFilters(LibreTranslateErrors)
@Controller('sandbox/libretranslate')
export class LibreTranslateController {
  constructor(private readonly machine: TranslationMachine) {}

  @Post('translate')
  @HttpCode(200)
  async translate(@Req() request: FastifyRequest, @Body(valid(wanted)) { q, target, api_key: key }: Wanted) {
    const asked = { provider: 'libretranslate', key, text: q, to: target } as const;
    const { text, from } = await this.machine.translate(request, asked);
    return { translatedText: text, detectedLanguage: { language: from, confidence: 90 } };
  }
}
