import { Body, Controller, Headers, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import type { Language } from '../../platform/language/contract.js';
import { DeepLErrors } from './translation-errors.js';
import { TranslationMachine } from './translation-machine.js';

/** As targets. English and Chinese have variants. */
const targets = {
  'EN-US': 'en',
  'EN-GB': 'en',
  'ZH-HANS': 'zh',
  ES: 'es',
  FA: 'fa',
  FR: 'fr',
  HI: 'hi',
  TE: 'te',
} as const satisfies Record<string, Language>;

const wanted = z.object({
  text: z.array(z.string().min(1)).length(1),
  target_lang: z.enum(Object.keys(targets) as [keyof typeof targets]),
});
type Wanted = z.infer<typeof wanted>;

/** Simulates version 2 of DeepL. */
@Public()
@UseFilters(DeepLErrors)
@Controller('sandbox/deepl')
export class DeepLController {
  constructor(private readonly machine: TranslationMachine) {}

  @Post('v2/translate')
  @HttpCode(200)
  async translate(
    @Req() request: FastifyRequest,
    @Headers('authorization') authorization: string | undefined,
    @Body(valid(wanted)) { text: [first = ''], target_lang: target }: Wanted,
  ) {
    const key = authorization?.replace(/^DeepL-Auth-Key /, '');
    const asked = { provider: 'deepl', key, text: first, to: targets[target] } as const;
    const { text, from } = await this.machine.translate(request, asked);
    return { translations: [{ detected_source_language: from.toUpperCase(), text }] };
  }
}
