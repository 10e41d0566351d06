import { Body, Controller, Headers, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { language, type Language } from '../../platform/language/contract.js';
import { GoogleErrors } from './translation-errors.js';
import { TranslationMachine } from './translation-machine.js';

const wanted = z.object({
  q: z.string().min(1),
  target: z.enum([...language.exclude(['zh']).options, 'zh-CN']),
  format: z.literal('text'),
});
type Wanted = z.infer<typeof wanted>;

const ours = (tag: string) => tag.replace('-CN', '') as Language;
const theirs = (tag: Language) => (tag === 'zh' ? 'zh-CN' : tag);

/** Simulates version 2 of Google Cloud Translation. */
@Public()
@UseFilters(GoogleErrors)
@Controller('sandbox/google')
export class GoogleTranslateController {
  constructor(private readonly machine: TranslationMachine) {}

  @Post('language/translate/v2')
  @HttpCode(200)
  async translate(
    @Req() request: FastifyRequest,
    @Headers('x-goog-api-key') key: string | undefined,
    @Body(valid(wanted)) { q, target }: Wanted,
  ) {
    const asked = { provider: 'google', key, text: q, to: ours(target) } as const;
    const { text, from } = await this.machine.translate(request, asked);
    return { data: { translations: [{ translatedText: text, detectedSourceLanguage: theirs(from) }] } };
  }
}
