import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import '../raw-body.js';

const deepest = 16;

/** Only JSON is accepted: other content types can be sent by a form of any page. */
export function takeJson(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers();
  fastify.addHook('onRoute', (route) => {
    const { maxBytes } = route.config?.takesRaw ?? {};
    if (maxBytes !== undefined) route.bodyLimit = maxBytes;
  });
  fastify.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const { signatureHeader } = routeOptions.config.takesRaw ?? {};
    const isUnsigned = signatureHeader !== undefined && !headers[signatureHeader];
    done(isUnsigned ? new BadRequestException(`The header ${signatureHeader} is missing`) : undefined);
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (request.routeOptions.config.takesRaw) return done(null, body);
    if (isDeep(body)) return done(new BadRequestException('The body is nested too deeply'));
    return parse(request, body, done);
  });
}

function isDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (character === '"') inText = !inText;
    else if (inText && character === '\\') i++;
    else if (!inText && (character === '{' || character === '[') && ++depth > deepest) return true;
    else if (!inText && (character === '}' || character === ']')) depth--;
  }
  return false;
}
