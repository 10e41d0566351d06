import type { DestinationStream } from 'pino';
import { startTestApp } from '../../testing/test-app.js';
import type { Env } from '../../platform/config/variables.js';
import { publishedSite } from './published-site.js';
import type { BuildFiles } from '../store/release-files.js';
import { remoteBuild } from './builds.js';
import { shipRequestBody } from './ship-request.js';
import { bearer, formType, tokens, tokensInEnv } from './team-tokens.js';

export async function startTeamSite(env: Env = {}, logTo?: DestinationStream) {
  const app = await startTestApp({ env: { ...publishedSite().env, ...tokensInEnv, ...env }, logTo });

  const send = async (fields: Record<string, string>, files: BuildFiles, token: string = tokens.operator) => {
    const { body, type } = await shipRequestBody({ by: 'Ana', ...fields }, files);
    return app.asVisitor().send('POST', '/platform/ship', body, { ...bearer(token), 'content-type': type });
  };

  return {
    app,
    send,
    ship: (name: string, edition: string, fields: Record<string, string> = {}) =>
      send({ name, ...fields }, remoteBuild(name, edition)),
    channel: async (name: string) => {
      const reply = await app.asVisitor().get('/platform/releases', bearer(tokens.operator)).expect(200);
      const { names } = reply.json() as { names: Record<string, { current: string; canary: unknown }> };
      return names[name];
    },
    press: (
      visitor: ReturnType<typeof app.asVisitor>,
      path: string,
      fields: Record<string, string>,
      headers = {},
    ) => visitor.send('POST', path, String(new URLSearchParams(fields)), { ...formType, ...headers }),
  };
}

export type TeamSite = Awaited<ReturnType<typeof startTeamSite>>;
