import { readFile } from 'node:fs/promises';
import { Controller, Get, Header, Inject, NotFoundException, Query } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { WithoutSession } from '../../platform/http/access.js';
import { valid } from '../../platform/http/valid.js';
import { language } from '../../platform/language/contract.js';
import { offered } from '../../platform/language/languages.js';
import { webManifest } from '../installed/web-manifest.js';

/** Of the page that links it. */
const manifestQuery = z.object({ language: language.catch('en') }).catch({ language: 'en' });

const aDay = 'public, max-age=86400';
const securityDays = 180;

@WithoutSession()
@Controller()
export class PublicFilesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get('site.webmanifest')
  @Header('cache-control', aDay)
  @Header('content-type', 'application/manifest+json')
  webManifest(@Query(valid(manifestQuery)) { language: asked }: z.infer<typeof manifestQuery>) {
    return webManifest(offered(this.config, asked));
  }

  @Get('robots.txt')
  @Header('cache-control', aDay)
  @Header('content-type', 'text/plain; charset=utf-8')
  robots() {
    return `User-agent: *\nAllow: /api/listings/id/*/picture\nDisallow: /api/\nDisallow: /sandbox\nAllow: /\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  /** By it Apple knows that the domain is ours. It expires, so the operator may replace the file while we run. */
  @Get('.well-known/apple-developer-merchantid-domain-association')
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/plain; charset=utf-8')
  async applePay() {
    const { applePayFile } = this.config.stripe;
    if (!applePayFile) throw new NotFoundException();
    return readFile(applePayFile, 'utf8');
  }

  /** It may be at most a year old by its own standard, RFC 9116. */
  @Get('.well-known/security.txt')
  @Header('cache-control', aDay)
  @Header('content-type', 'text/plain; charset=utf-8')
  security() {
    const { contactEmail, publicUrl } = this.config;
    const expires = new Date(Date.now() + securityDays * 86_400_000).toISOString();
    return [
      `Contact: mailto:${contactEmail}`,
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}
