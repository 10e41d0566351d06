import { isPromise } from 'node:util/types';
import { applyDecorators, Header, HttpCode, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import { done } from '../contract.js';

export interface Answer {
  schema?: z.ZodType;
  status: number;
  type?: string;
}
export const ANSWER = Symbol('answer');

type Handler<Result> = (...args: never[]) => Promise<Result> | Result;

/** The contract strips every field it does not name. Without a contract the response is empty (204). */
export function Returns(schema?: undefined): MethodDecorator;
export function Returns<Schema extends z.ZodType>(
  schema: Schema,
  options?: { status?: number },
): <Method extends Handler<z.input<Schema>>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;
export function Returns(schema?: z.ZodType, { status = schema ? 200 : 204 } = {}) {
  return (target: object, name: string | symbol, descriptor: PropertyDescriptor) => {
    const handler = descriptor.value as (...args: unknown[]) => unknown;
    if (schema) descriptor.value = keepMetadata(handler, parsed(handler, schema));
    HttpCode(status)(target, name, descriptor);
    SetMetadata(ANSWER, { schema, status } satisfies Answer)(target, name, descriptor);
  };
}

function parsed(handler: (...args: unknown[]) => unknown, schema: z.ZodType) {
  const parse = (value: unknown) => schema.parse(schema === done ? { done: true } : value);
  return function (this: unknown, ...args: unknown[]) {
    const result = handler.apply(this, args);
    return isPromise(result) ? result.then(parse) : parse(result);
  };
}

/** Nest stores the metadata of other decorators on the function itself. */
function keepMetadata<To extends object>(from: object, to: To): To {
  for (const key of Reflect.getMetadataKeys(from))
    Reflect.defineMetadata(key, Reflect.getMetadata(key, from), to);
  return to;
}

/** For hot reads whose JSON PostgreSQL writes. `WrittenJson` checks it in tests and in development. */
export function ReturnsJson(schema: z.ZodType) {
  return <Method extends Handler<string>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Header('content-type', 'application/json; charset=utf-8')(target, name, descriptor);
    Sends(schema)(target, name, descriptor);
  };
}

export const Sends = (schema: z.ZodType): MethodDecorator =>
  applyDecorators(HttpCode(200), SetMetadata(ANSWER, { schema, status: 200 } satisfies Answer));
