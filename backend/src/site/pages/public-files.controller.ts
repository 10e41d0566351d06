import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import { WithoutSession } from '../../platform/http/access.js';

const iconWith = (mark = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#14213d"/><path d="M6 22c5-1 7-10 10-10s5 9 10 10" fill="none" stroke="#fffdf9" stroke-width="2.4" stroke-linecap="round"/><circle cx="16" cy="9" r="2.6" fill="#ff7a52"/>${mark}</svg>`;
const unreadMark = '<circle cx="25" cy="25" r="7" fill="#cf4018" stroke="#fffdf9" stroke-width="2"/>';

const webManifest = JSON.stringify({
  name: productName,
  short_name: productName,
  start_url: '/',
  display: 'standalone',
  background_color: '#fffdf9',
  theme_color: '#14213d',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
});

const aDay = 'public, max-age=86400';

@WithoutSession()
@Controller()
export class PublicFilesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get('icon.svg')
  @Header('cache-control', aDay)
  @Header('content-type', 'image/svg+xml')
  icon() {
    return iconWith();
  }

  /** For a tab with unread messages. */
  @Get('icon-unread.svg')
  @Header('cache-control', aDay)
  @Header('content-type', 'image/svg+xml')
  unreadIcon() {
    return iconWith(unreadMark);
  }

  @Get('site.webmanifest')
  @Header('cache-control', aDay)
  @Header('content-type', 'application/manifest+json')
  webManifest() {
    return webManifest;
  }

  @Get('robots.txt')
  @Header('cache-control', aDay)
  @Header('content-type', 'text/plain; charset=utf-8')
  robots() {
    return `User-agent: *\nAllow: /api/listings/id/*/picture\nDisallow: /api/\nDisallow: /sandbox\nAllow: /\n\n# ${this.config.publicUrl}\n`;
  }
}
