import { Controller, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Received } from '../../platform/endpoints.js';
import { languageOfCall } from '../../platform/language/requested-language.js';
import { Route } from '../../platform/routing/route.js';
import { getLegalText } from './endpoints.js';
import { legalTextIn } from './texts/index.js';

@Controller()
export class LegalController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Route(getLegalText)
  read({ params: { name } }: Received<typeof getLegalText>, @Req() request: FastifyRequest) {
    return legalTextIn(languageOfCall(request, this.config.languages), name);
  }
}
