import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Received } from '../../platform/endpoints.js';
import { languageOfCall } from '../../platform/language/requested-language.js';
import { Route } from '../../platform/routing/route.js';
import { getGuide } from './endpoints.js';
import { guidesIn } from './texts/index.js';

@Controller()
export class GuidesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Route(getGuide)
  async read({ params: { name } }: Received<typeof getGuide>, @Req() request: FastifyRequest) {
    const guides = await guidesIn(languageOfCall(request, this.config.languages));
    return guides[name];
  }
}
