import {
  applyDecorators,
  createParamDecorator,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Received, Result } from '../endpoints.js';
import { Public } from '../http/access.js';
import { ANSWER, Returns, ReturnsJson, type Answer } from '../http/returns.js';
import { Supersedes } from '../http/supersedes.js';
import { parseInput } from '../http/valid.js';
import { Limited } from '../limits/limited.js';
import { Operation } from '../openapi/operation.js';
import { ENDPOINT } from '../openapi/routes.js';

type Handler<Declared extends Endpoint> = (
  ...args: keyof Received<Declared> extends never ? never[] : [received: Received<Declared>, ...rest: never[]]
) => Result<Declared> | Promise<Result<Declared>>;

/** A handler is served as its endpoint says. It receives the parsed input first, before what other decorators give it. */
export function Route<Declared extends Endpoint>(endpoint: Declared) {
  const { id, method, path, summary, access, limit, formerPath } = endpoint;
  const decorate = applyDecorators(
    ...returning(endpoint),
    RequestMapping({ method: RequestMethod[method], path }),
    ...(formerPath ? [Supersedes(formerPath.path, formerPath)] : []),
    ...(access ? [Public()] : []),
    ...(limit ? [Limited(limit)] : []),
    Operation(id, summary),
    SetMetadata(ENDPOINT, endpoint),
  );
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body;
  return <Method extends Handler<Declared>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    decorate(target, name, descriptor);
    if (takesInput) Input(endpoint)(target, name, 0);
  };
}

function returning({ returns, status, writtenBy }: Endpoint): MethodDecorator[] {
  if (typeof returns !== 'string' && writtenBy) return [ReturnsJson(returns) as MethodDecorator];
  if (typeof returns !== 'string') return [Returns(returns, { status: status ?? 200 }) as MethodDecorator];
  const answer: Answer = { status: 200, type: returns };
  return [HttpCode(200), Header('content-type', `${returns}; charset=utf-8`), SetMetadata(ANSWER, answer)];
}

const Input = createParamDecorator(({ params, query, body }: Endpoint, context: ExecutionContext) => {
  const request = context.getArgByIndex<FastifyRequest>(0);
  const values = request.params as Record<string, string>;
  return {
    ...(params && {
      params: Object.fromEntries(
        Object.entries(params).map(([name, schema]) => [name, parseInput(schema, values[name], name)]),
      ),
    }),
    ...(query && { query: parseInput(query, request.query) }),
    ...(body && { body: parseInput(body, request.body) }),
  };
});
