import { Controller, Get, Header, Inject, NotFoundException, Param } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { prefixOf } from '../../platform/language/languages.js';
import { Database } from '../../platform/database/database.js';
import { html, type Markup } from '../../platform/html/markup.js';
import { WithoutSession } from '../../platform/http/access.js';
import { Limited } from '../../platform/limits/limited.js';
import { Airports } from '../airports/airports.service.js';
import { flightsFrom, routesFrom, startingAirports } from './sitemap.sql.js';

const pages = [
  '/',
  '/search',
  '/flight-search',
  '/find/create',
  '/offer/create',
  '/contact',
  '/terms-of-use',
  '/privacy-policy',
];
const anHour = 'public, max-age=3600';
const xml = 'application/xml; charset=utf-8';

/** One part per departure airport, so none exceeds the format's 50,000 addresses. */
@WithoutSession()
@Controller()
export class SitemapController {
  constructor(
    private readonly airports: Airports,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('sitemap.xml')
  @Limited('list.read')
  @Header('cache-control', anHour)
  @Header('content-type', xml)
  async index() {
    const codes = await this.paths(startingAirports, []);
    const parts = this.config.languages.flatMap((language) =>
      ['pages', ...codes].map((part) =>
        this.location('sitemap', `/sitemap/${language === 'en' ? '' : `${language}/`}${part}.xml`),
      ),
    );
    return xmlOf('sitemapindex', parts);
  }

  @Get('sitemap/:part.xml')
  @Limited('list.read')
  @Header('cache-control', anHour)
  @Header('content-type', xml)
  part(@Param('part') part: string) {
    return this.partIn('en', part);
  }

  /** The same pages in a language that the site offers. */
  @Get('sitemap/:language/:part.xml')
  @Limited('list.read')
  @Header('cache-control', anHour)
  @Header('content-type', xml)
  partInLanguage(@Param('language') code: string, @Param('part') part: string) {
    const language = this.config.languages.find((one) => one === code && one !== 'en');
    if (!language) throw new NotFoundException('There is no such part');
    return this.partIn(language, part);
  }

  private async partIn(language: Language, part: string) {
    if (part !== 'pages' && !this.airports.find(part)) throw new NotFoundException('There is no such part');
    const paths = part === 'pages' ? pages : await this.addressesFrom(part);
    return xmlOf(
      'urlset',
      paths.map((path) => this.location('url', prefixOf(language) + path)),
    );
  }

  private async addressesFrom(code: string): Promise<string[]> {
    const [routes, flights] = [await this.paths(routesFrom, [code]), await this.paths(flightsFrom, [code])];
    return [...routes.map((route) => `/routes/${route}`), ...flights.map((flight) => `/flights/${flight}`)];
  }

  private async paths({ name, text }: { name: string; text: string }, values: unknown[]): Promise<string[]> {
    const rows = await this.database.read<{ found: string }>(name, text, values);
    return rows.map(({ found }) => found);
  }

  private location(element: 'url' | 'sitemap', path: string): Markup {
    const { publicUrl } = this.config;
    return element === 'url'
      ? html`<url><loc>${publicUrl}${path}</loc></url>`
      : html`<sitemap><loc>${publicUrl}${path}</loc></sitemap>`;
  }
}

function xmlOf(root: 'urlset' | 'sitemapindex', parts: Markup[]): string {
  const inside = parts.map(({ value }) => value).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inside}\n</${root}>\n`;
}
