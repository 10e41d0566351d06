import { applyDecorators, SetMetadata, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addRouteConfig } from './route-config.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: true;
    takesFiles?: { maxBytes: number };
  }
}

export const FORM = Symbol('form');
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** For foreign protocols that send forms. Our own pages send JSON. */
export const TakesForm = () =>
  applyDecorators(addRouteConfig({ takesForm: true }), SetMetadata(FORM, formTypes));

export const TakesFormOrJson = () =>
  applyDecorators(addRouteConfig({ takesForm: true }), SetMetadata(FORM, ['application/json', ...formTypes]));

export const TakesFiles = (takesFiles: { maxBytes: number }) =>
  applyDecorators(addRouteConfig({ takesFiles }), SetMetadata(FORM, ['multipart/form-data']));

export function takeForms(fastify: FastifyInstance) {
  fastify.addHook('onRoute', (route) => {
    const { maxBytes } = route.config?.takesFiles ?? {};
    if (maxBytes !== undefined) route.bodyLimit = maxBytes;
  });
  fastify.addContentTypeParser<Buffer>(
    formTypes,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { takesForm, takesFiles } = request.routeOptions.config;
      if (!takesForm && !takesFiles) throw new UnsupportedMediaTypeException();
      const form = await read(body, request.headers['content-type'] ?? '');
      return takesFiles ? form : Object.fromEntries(textsOf(form));
    },
  );
}

function textsOf(form: FormData): [name: string, texts: unknown][] {
  const texts = [...form].filter(([, value]) => typeof value === 'string');
  return texts.map(([name, text]) => [name, name.endsWith('[]') ? form.getAll(name) : text]);
}

async function read(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw Object.assign(new Error('The form cannot be read', { cause }), { statusCode: 400 });
  }
}
