import { Controller, Get, Module } from '@nestjs/common';
import { APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ReturnsJson } from '../http/returns.js';
import { checksWrittenJson, WrittenJson } from './written-json.js';

const gate = z.object({ name: z.string(), airline: z.object({ code: z.string() }).nullish() });
const gates = z.array(gate);

@Controller('gates')
class GatesController {
  @Get('right')
  @ReturnsJson(gates)
  right() {
    return '[{"name":"B7","airline":null},{"name":"B8","airline":{"code":"LH"}}]';
  }

  @Get('wrong')
  @ReturnsJson(gates)
  wrong() {
    return '[{"name":"B7"},{"name":8}]';
  }

  @Get('too-much')
  @ReturnsJson(gates)
  tooMuch() {
    return Promise.resolve('[{"name":"B7","airline":{"code":"LH","pilot":"Ada"}}]');
  }
}

@Module({
  controllers: [GatesController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: WrittenJson }],
})
class GatesModule {}

describe('JSON that PostgreSQL writes', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await NestFactory.create<NestFastifyApplication>(GatesModule, new FastifyAdapter(), {
      logger: false,
    });
    await app.init();
  });
  afterAll(() => app.close());

  const get = async (url: string) => {
    const { statusCode, body } = await app.inject(`/gates/${url}`);
    return [statusCode, JSON.parse(body)] as [number, { message: string }];
  };

  it('is sent when it fits its contract', async () => {
    const [status, body] = await get('right');
    expect([status, gates.parse(body)]).toMatchObject([200, [{ name: 'B7' }, { name: 'B8' }]]);
  });

  it('is an error that names the handler and the field when it does not fit', async () => {
    const [status, { message }] = await get('wrong');
    expect(status).toBe(500);
    expect(message).toMatch(/^GatesController\.wrong does not return what its contract says: 1\.name: /);
  });

  it('is an error when it has a field that the contract does not have', async () => {
    const [status, { message }] = await get('too-much');
    expect(status).toBe(500);
    expect(message).toMatch(/0\.airline\.pilot is not in it$/);
  });

  it('is sent unread in production and in demos', () => {
    const checked = (['production', 'demo', 'test', 'development'] as const).filter((appEnv) =>
      checksWrittenJson({ appEnv }),
    );
    expect(checked).toEqual(['test', 'development']);
  });
});
