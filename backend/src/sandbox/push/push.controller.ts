import {
  Body,
  Controller,
  ForbiddenException,
  Get,
  Header,
  Headers,
  HttpCode,
  HttpException,
  Inject,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Public } from '../../platform/http/access.js';
import { TakesBytes } from '../../platform/http/raw-body.js';
import { valid } from '../../platform/http/valid.js';
import { sandboxPushUrl } from '../../platform/push/push-endpoint.js';
import { Knobs, pushState, type PushState } from '../knobs.js';
import { ProviderFaults } from '../provider-faults.js';
import { decrypt, subscribe } from './push-browser.js';
import { Pushes } from './pushes.js';
import { isFromSite } from './vapid.js';

const deviceName = z.string().regex(/^[\w-]{22}$/);
const devicesQuery = z.object({ device: deviceName.optional() });
type DevicesQuery = z.infer<typeof devicesQuery>;

const sending = z.object({
  authorization: z.string(),
  ttl: z.coerce.number().int().min(0),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).default('normal'),
  topic: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
  'content-encoding': z.literal('aes128gcm'),
});

/** Simulates the browsers of people and the push service that all of them use. */
@Public()
@Controller('sandbox/push')
export class PushController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly faults: ProviderFaults,
    private readonly knobs: Knobs,
    private readonly pushes: Pushes,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  list(@Query(valid(devicesQuery)) { device }: DevicesQuery) {
    return this.pushes.list(device);
  }

  /** What `PushManager.subscribe` of a browser returns. */
  @Post('devices')
  subscribe() {
    const { name, keys } = subscribe(this.config.secret);
    return { device: name, endpoint: sandboxPushUrl(this.config) + name, keys };
  }

  @Post('state')
  @HttpCode(200)
  async turn(@Body(valid(pushState)) state: PushState) {
    await this.knobs.turnPush(state);
    return state;
  }

  @Post(':device')
  @TakesBytes()
  async receive(
    @Req() request: FastifyRequest,
    @Param('device', valid(deviceName)) device: string,
    @Body() body: unknown,
    @Headers() headers: unknown,
  ) {
    const { push, sandbox, secret } = this.config;
    if (!sandbox.push || !push || !Buffer.isBuffer(body)) throw new NotFoundException();
    const { authorization, ttl, urgency, topic = null } = sending.parse(headers);
    const { origin } = new URL(sandboxPushUrl(this.config));
    if (!isFromSite(authorization, { key: push.publicKey, origin })) throw new ForbiddenException();
    await this.faults.around('push', request, async () => {
      const { status, retryAfter } = await this.knobs.pushAnswer();
      if (status !== 201) throw new HttpException({ message: 'As the knob says', retryAfter }, status);
      const payload: unknown = JSON.parse(decrypt(secret, device, body));
      await this.pushes.add({ device, payload, ttl, urgency, topic });
    });
  }
}
