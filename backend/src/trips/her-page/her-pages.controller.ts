import { Controller, Get, Header, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public, WithoutSession } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { herPage } from './contract.js';
import { HelpCalls } from './help/help-calls.js';
import { HerLandings } from './her-landings.js';
import { HerPages } from './her-pages.js';

@WithoutSession()
@Controller('api/with/:token')
export class HerPagesController {
  constructor(
    private readonly calls: HelpCalls,
    private readonly landings: HerLandings,
    private readonly pages: HerPages,
  ) {}

  @Get()
  @Operation('getHerPage', 'Read the trip as the one who flies')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  @Limited('journey.read')
  @Returns(herPage)
  async find(@Param('token') token: string) {
    return (await this.pages.expect(token)).page;
  }

  @Post('landed')
  @Public()
  @Operation('sayLanded', 'Say that you have landed')
  @Limited('traveler.landed')
  @Returns(herPage)
  land(@Param('token') token: string) {
    return this.landings.say(token);
  }

  @Post('help')
  @Public()
  @Operation('callForHelp', 'Ask the helper and the family for help')
  @Returns(herPage)
  call(@Param('token') token: string, @Req() request: FastifyRequest) {
    return this.calls.call(token, clientIp(request));
  }
}
