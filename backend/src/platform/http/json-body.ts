import type { FastifyInstance } from 'fastify';
import './raw-body.js';

const deepest = 16;

/** JSON is the only body that our own pages send: other kinds can be sent by a form of any page. */
export function takeJson(fastify: FastifyInstance) {
  fastify.removeAllContentTypeParsers();
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (request.routeOptions.config.takesRaw) return done(null, body);
    if (isDeep(body)) return done(badRequest('The body is nested too deeply'));
    return parse(request, body, done);
  });
}

/** Counts brackets without parsing; those inside of texts count too, which no contract here comes near. */
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

function badRequest(message: string): Error {
  return Object.assign(new Error(message), { statusCode: 400 });
}
