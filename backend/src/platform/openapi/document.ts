import { productName } from '../contract.js';
import type { Config } from '../config/config.js';
import { OwnCookie } from '../http/own-cookie.js';
import { language } from '../language/contract.js';
import type { ApiDocs } from './api-docs.js';
import { pathPattern } from './breaks.js';
import { describeOperation, pathTemplate } from './describe-operation.js';
import { headers } from './headers.js';
import type { Route } from './routes.js';
import { Schemas, type Json } from './schemas.js';

const others = language.options.filter((code) => code !== 'en').map((code) => `\`${code}\``);

type Site = Pick<Config, 'publicUrl' | 'contactEmail'>;

export function openApiDocument(routes: Route[], docs: ApiDocs, { publicUrl, contactEmail }: Site): Json {
  const schemas = new Schemas(docs);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const address = pathTemplate(route.path);
    const path = Object.keys(paths).find((one) => pathPattern(one) === pathPattern(address)) ?? address;
    paths[path] = { ...paths[path], [route.method]: describeOperation(route, path, docs, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: productName,
      version: docs.version,
      description: [
        'Families who fly alone and people who can help them on the way. The API only grows: what it once took or responded stays.',
        `Errors are in English. The header \`x-language\` asks for ${others.join(', ')}: on a page it is the page's language. Without it the cookie \`language\` decides, which the site sets when a language is chosen.`,
      ].join('\n\n'),
      contact: { name: productName, email: contactEmail },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: serverUrl(publicUrl), description: 'The site that serves this description' }],
    tags: docs.tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      headers,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: new OwnCookie('session', 'lax', { publicUrl }).name,
          description: 'The cookie that logging in sets.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: "A team's token, or the operator's: only for releases.",
        },
      },
    },
  };
}

/** `localhost` is useless elsewhere. A relative URL resolves to the description's own server. */
const serverUrl = (publicUrl: string) => (new URL(publicUrl).hostname === 'localhost' ? '/' : publicUrl);
