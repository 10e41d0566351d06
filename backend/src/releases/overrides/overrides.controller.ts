import { Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { WithoutSession } from '../../platform/http/access.js';
import { TakesForm } from '../../platform/http/forms.js';
import { isFromOwnOrigin, ownUrl } from '../../platform/http/own-origin.js';
import { FromElsewhere } from '../../platform/http/same-origin.guard.js';
import { Layout } from '../console/layout.js';
import { override, overridesOf, setOverrides } from '../serving/override-cookie.js';
import { confirmPage, refusalPage } from './override-pages.js';

const overrideRequest = z
  .object({ remote: z.string(), from: z.string() })
  .transform(({ remote, from }) => ({ name: remote, origin: from }))
  .pipe(override);

const invalidLink =
  'The link must name a remote, and http://localhost or http://127.0.0.1 with a port: /platform/override?remote=messaging&from=http://localhost:9301';
const foreignOrigin = 'This must be sent from our own pages.';

/** Lets one browser load a remote from its own machine. Production does not have this controller. */
@WithoutSession()
@Controller('platform/override')
export class OverridesController {
  constructor(
    private readonly layout: Layout,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async confirm(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { data } = overrideRequest.safeParse(query);
    if (!data) return this.refuse(request, reply, 400, invalidLink);
    return this.layout.send(request, reply, confirmPage(data));
  }

  @Post()
  @FromElsewhere()
  @TakesForm()
  async add(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!isFromOwnOrigin(request, this.config)) return this.refuse(request, reply, 403, foreignOrigin);
    const { data } = overrideRequest.safeParse(request.body);
    if (!data) return this.refuse(request, reply, 400, invalidLink);
    const others = overridesOf(this.config, request).filter(({ name }) => name !== data.name);
    setOverrides(this.config, reply, [...others, data]);
    return reply.redirect('/', 303);
  }

  @Post('reset')
  @FromElsewhere()
  @TakesForm()
  async reset(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    if (!isFromOwnOrigin(request, this.config)) return this.refuse(request, reply, 403, foreignOrigin);
    setOverrides(this.config, reply, []);
    return reply.redirect(this.previousPath(request), 303);
  }

  /** Never an address of another site. */
  private previousPath(request: FastifyRequest): string {
    const previous = ownUrl(request.headers.referer, request, this.config);
    return previous ? previous.pathname.replace(/^\/+/, '/') + previous.search : '/';
  }

  private refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: string) {
    return this.layout.send(request, reply.code(status), refusalPage(reason));
  }
}
