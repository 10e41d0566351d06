import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { line } from '../../platform/contract.js';
import { Public } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { valid } from '../../platform/http/valid.js';
import { CaptchaTokens, tokenShape } from './captcha-tokens.js';
import { pageFile } from '../page-files.js';
import { ProviderFaults } from '../provider-faults.js';

const tokenQuery = z.object({
  action: z.string().regex(/^[A-Za-z_/]{1,100}$/),
  score: z.coerce.number().min(0).max(1).default(0.9),
  hostname: line.max(253).optional(),
  age: z.coerce.number().int().min(0).max(3600).default(0),
});
type TokenQuery = z.infer<typeof tokenQuery>;

const verification = z.object({
  secret: z.string().default(''),
  response: z.string().default(''),
  remoteip: z.string().optional(),
});
type Verification = z.infer<typeof verification>;

const refusal = (...codes: string[]) => ({ success: false, 'error-codes': codes });

/** Simulates reCAPTCHA v3. */
@Public()
@Controller('sandbox/captcha')
export class CaptchaController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tokens: CaptchaTokens,
    private readonly faults: ProviderFaults,
  ) {}

  @Get('token')
  @Header('Cache-Control', 'no-store')
  async token(@Query(valid(tokenQuery)) { action, score, hostname, age }: TokenQuery) {
    return { token: await this.tokens.issue({ action, score, hostname, ageSeconds: age }) };
  }

  @Get('api.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script() {
    return pageFile('captcha.js');
  }

  @Post('siteverify')
  @HttpCode(200)
  @TakesForm()
  verify(@Req() request: FastifyRequest, @Body(valid(verification)) wanted: Verification) {
    return this.faults.around('captcha', request, () => this.judge(wanted));
  }

  private async judge({ secret, response }: Verification) {
    if (!secret) return refusal('missing-input-secret');
    if (secret !== this.config.captcha.secretKey) return refusal('invalid-input-secret');
    if (!response) return refusal('missing-input-response');
    if (!tokenShape.test(response)) return refusal('invalid-input-response');
    const verdict = await this.tokens.redeem(response);
    return verdict ? { success: true, ...verdict } : refusal('timeout-or-duplicate');
  }
}
