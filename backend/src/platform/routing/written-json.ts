import {
  Inject,
  Injectable,
  InternalServerErrorException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { tap, type Observable } from 'rxjs';
import { z } from 'zod';
import type { Config } from '../config/config.js';
import { ANSWER, type Answer } from '../http/returns.js';

/** Demos are measured, so they send what production sends. */
export const checksWrittenJson = ({ appEnv }: Pick<Config, 'appEnv'>): boolean =>
  appEnv === 'test' || appEnv === 'development';

/** Checks the JSON that PostgreSQL wrote, which production sends unread. `Returns` parses every other response. */
@Injectable()
export class WrittenJson implements NestInterceptor {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handler = context.getHandler();
    const { schema, type } = this.reflector.get<Answer | undefined>(ANSWER, handler) ?? {};
    if (!schema || type) return next.handle();
    return next.handle().pipe(
      tap((response) => {
        if (typeof response !== 'string') return;
        const [violation] = violations(schema, JSON.parse(response));
        if (violation) throw new InternalServerErrorException(sentence(context, violation));
      }),
    );
  }
}

const sentence = (context: ExecutionContext, violation: string) =>
  `${context.getClass().name}.${context.getHandler().name} does not return what its contract says: ${violation}`;

/** Also names fields that the contract does not have: nothing else keeps them from leaving the server. */
export function violations(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return unknownFields(value, parsed.data).map((path) => `${path} is not in it`);
  return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the response'}: ${message}`);
}

function unknownFields(value: unknown, parsed: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = (parsed ?? {}) as Record<string, unknown>;
  return Object.entries(value).flatMap(([key, field]) =>
    key in known ? unknownFields(field, known[key], [...path, key]) : [[...path, key].join('.')],
  );
}
