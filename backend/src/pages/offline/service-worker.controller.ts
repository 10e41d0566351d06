import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { WithoutSession } from '../../platform/http/access.js';

/** At the root, because a service worker controls only pages below its own address. */
@WithoutSession()
@Controller()
export class ServiceWorkerController {
  private readonly script: string;

  constructor(@Inject(CONFIG) { serviceWorker }: Config) {
    const file = serviceWorker ? 'service-worker.js' : 'service-worker-off.js';
    this.script = readFileSync(join(import.meta.dirname, file), 'utf8');
  }

  @Get('sw.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  @Header('content-security-policy', "default-src 'none'; connect-src 'self'")
  serviceWorker() {
    return this.script;
  }
}
