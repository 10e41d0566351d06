import { Header, HttpCode, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import { ANSWER, type Answer } from './returns.js';

type Handler = (...args: never[]) => Promise<string> | string;

/** For hot reads whose JSON PostgreSQL writes. Only a test of the route checks it against the contract. */
export function ReturnsJson(schema: z.ZodType) {
  return <Method extends Handler>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Header('content-type', 'application/json; charset=utf-8')(target, name, descriptor);
    HttpCode(200)(target, name, descriptor);
    SetMetadata(ANSWER, { schema, status: 200 } satisfies Answer)(target, name, descriptor);
  };
}
