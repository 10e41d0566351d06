import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/http/access.js';
import { TakesForm, TakesFormOrJson } from '../../platform/http/forms.js';
import { valid } from '../../platform/http/valid.js';
import { SiteStyle } from '../inbox/site-style.js';
import { Knobs, type Knob } from '../knobs.js';
import { delivery, FlightAlerts } from './alerts.js';
import { ChangedFlights, flightChanges, flightKey } from './flight-changes.js';
import { flightsPage, type FlightsPage, type ProviderState } from './flights-page.js';

/** With what becomes of the event about them. */
const toldChanges = flightChanges.extend({ events: delivery.default('send') });

/** As the page sends it: empty fields change nothing. */
const changeForm = z.record(z.string(), z.string());

const providerState = z.object({ state: z.enum(['up', 'slow', 'down', 'quota']) });
const knobs: Record<ProviderState, Knob> = {
  up: { fault: 'none' },
  slow: { fault: 'none', delayMs: 5_000 },
  down: { fault: 'down' },
  quota: { fault: 'quota' },
};

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
const address = '/sandbox/flights';

/** What AeroAPI is to say about a flight on its day: as JSON, and on a page with forms. */
@Public()
@Controller('sandbox/flights')
export class SandboxFlightsController {
  constructor(
    private readonly alerts: FlightAlerts,
    private readonly changed: ChangedFlights,
    private readonly knobs: Knobs,
    private readonly siteStyle: SiteStyle,
  ) {}

  @Get()
  async list(@Headers('accept') accept: string | undefined, @Res() reply: FastifyReply) {
    const changed = await this.changed.all();
    if (accept?.includes('text/html')) return this.show(reply, 200, { changed });
    return reply.send([...changed].map(([key, changes]) => ({ key, ...changes })));
  }

  @Post()
  @TakesForm()
  async changeByForm(@Body(valid(changeForm)) typed: z.infer<typeof changeForm>, @Res() reply: FastifyReply) {
    const { number = '', day = '', delayMinutes, movedMinutes, withdrawn, ...rest } = filledIn(typed);
    const key = flightKey.safeParse(`${number.replaceAll(' ', '').toUpperCase()}.${day}`);
    const changes = toldChanges.safeParse({
      ...rest,
      ...(delayMinutes !== undefined && { delayMinutes: Number(delayMinutes) }),
      ...(movedMinutes !== undefined && { movedMinutes: Number(movedMinutes) }),
      ...(withdrawn !== undefined && { withdrawn: withdrawn === 'true' }),
    });
    const fault = key.success ? changes.error?.issues[0] && faultOf(changes.error.issues[0]) : unknownKey;
    if (fault || !key.success || !changes.success)
      return this.show(reply, 400, { changed: await this.changed.all(), typed, ...(fault && { fault }) });
    await this.change(key.data, changes.data);
    return reply.redirect(address, 303);
  }

  @Post('none')
  @TakesForm()
  async forgetByForm(@Res() reply: FastifyReply) {
    await this.changed.forget();
    return reply.redirect(address, 303);
  }

  @Post('provider')
  @HttpCode(200)
  @TakesFormOrJson()
  async setProvider(
    @Body(valid(providerState)) { state }: z.infer<typeof providerState>,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    await this.knobs.turn('flights', knobs[state]);
    return accept?.includes('text/html') ? reply.redirect(address, 303) : reply.send({ state });
  }

  @Post(':key')
  @HttpCode(200)
  async change(
    @Param('key', valid(flightKey)) key: string,
    @Body(valid(toldChanges)) { events, ...changes }: z.infer<typeof toldChanges>,
  ) {
    const changed = await this.changed.change(key, changes);
    await this.alerts.tell(key, changed, events);
    return changed;
  }

  @Delete()
  async forget() {
    await this.changed.forget();
    return { done: true };
  }

  private async show(reply: FastifyReply, status: number, page: FlightsPage) {
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(flightsPage(page, await this.siteStyle.addresses()));
  }
}

const unknownKey = 'Please write the number like AI102, and the day like 2027-03-04.';

const filledIn = (typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text),
  );

const faultOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.') || 'form'}: ${message}`;
