import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { PageFacts } from '../../platform/html/page-facts.js';
import type { Boot } from '../contract.js';
import { registryFor } from '../../releases/serving/registry.js';
import { sendCompressed } from './compress.js';
import { firstAnswers } from './first-answers.js';
import { pageHtml, type Asset } from './html.js';
import { fillCall, matchRoute, type Match } from './match-route.js';
import { overridesOf, type Override } from '../../releases/serving/override-cookie.js';
import { pagePolicy } from './page-policy.js';
import { pageWords } from './page-words.js';
import { addressOf, type Manifest, type ShellBuild } from '../../releases/store/manifest.js';
import { Releases } from '../../releases/serving/served-releases.service.js';
import { remember, visitorOf } from '../../releases/serving/canary-visitor.js';

const alwaysAsked = '/api/auth/me';

/** The HTML of every path: named files, the registry, and the first answers, in one response. */
@Injectable()
export class Pages {
  constructor(
    private readonly facts: PageFacts,
    private readonly releases: Releases,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async serve(request: FastifyRequest, reply: FastifyReply) {
    const { cookie } = request.headers;
    const visitor = visitorOf(cookie);
    const given = await this.releases.given(visitor);
    const { shell, remotes, isSplit } = given;
    const address = addressOn(this.config.publicUrl, request.url);
    if (!address) return reply.callNotFound();
    const { pathname, search, searchParams } = address;
    // To a browser `//word` is another site: its router could not stay on such a path.
    if (pathname.startsWith('//')) return reply.redirect(pathname.replace(/^\/+/, '/') + search, 308);
    const match = matchRoute(pathname, remotes, this.ownRoutes(shell));
    const route = match?.route ?? shell.routes.find(({ path }) => path === '*');
    const calls = (match?.route.calls ?? [])
      .map((call) => fillCall(call, match?.params ?? {}, searchParams))
      .filter((call) => call !== null);
    const overrides = overridesOf(this.config, request);
    const { name, release } = match?.remote ?? shell;
    const nonce = randomBytes(16).toString('base64');
    const [described, answers] = await Promise.all([
      match && this.facts.of(match.route.path, match.params, searchParams),
      firstAnswers(request.server, [alwaysAsked, ...calls], { cookie, remoteAddress: request.ip }, (url) =>
        url === alwaysAsked ? `shell@${shell.release}` : `${name}@${release}`,
      ),
    ]);
    // What strangers do not find may be there for this visitor: then its own call was answered.
    const isFound = calls.some((call) => answers[call]?.status === 200);
    const facts = described === null && isFound ? {} : described;
    if (match?.route.access === 'member' && answers[alwaysAsked]?.status === 401)
      return reply.header('cache-control', 'no-store').redirect(homeFirst(pathname + search), 302);
    const files = [...new Set([...(match?.remote?.files ?? []), ...(route?.files ?? [])])];
    const registry = registryFor(given, match?.remote && { remote: match.remote, files });
    const page = pageHtml({
      ...pageWords(this.config.publicUrl, match?.route, facts),
      canonical: this.config.publicUrl + pathname,
      theme: chosenTheme(cookie),
      nonce,
      fonts: shell.fonts.map((file) => ({ href: addressOf(shell, file) })),
      entry: shell.entry.map((file) => asset(shell, file)),
      ahead: [...filesAhead(shell, match, files, overrides), ...librariesAhead(shell, route?.libraries)],
      boot: this.boot({ registry, answers, ...(overrides.length && { overrides }) }),
    });
    if (isSplit) remember(visitor, reply, this.config);
    void reply
      .code(facts ? 200 : 404)
      .headers(
        pagePolicy(this.config, {
          nonce,
          pathname,
          machines: overrides.map(({ origin }) => origin),
          trustsScripts: shell.trustsScripts,
        }),
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  }

  private ownRoutes({ routes }: ShellBuild) {
    return this.config.appEnv === 'production' ? routes.filter(({ path }) => path !== '/styleguide') : routes;
  }

  private boot(own: Pick<Boot, 'registry' | 'answers' | 'overrides'>): Boot {
    const { captcha, sandbox, analytics } = this.config;
    return {
      ...own,
      sandbox: Object.values(sandbox).some(Boolean),
      production: this.config.appEnv === 'production',
      captcha: {
        siteKey: captcha.siteKey,
        script: captcha.scriptUrl
          ? `${captcha.scriptUrl}?render=${captcha.siteKey}&hl=en&trustedtypes=true`
          : '/sandbox/captcha/api.js',
      },
      analytics: { needsConsent: analytics.measurementId !== undefined },
      contactEmail: this.config.contactEmail,
    };
  }
}

/** Joined, not resolved: `//host/` is a path here. Proxies may send a whole address. */
const addressOn = (publicUrl: string, url: string) =>
  URL.parse(url.startsWith('/') ? new URL(publicUrl).origin + url : url);

/** Home asks to log in and leads back; a stranger's browser need not load the page before it is sent there. */
const homeFirst = (wanted: string) => `/?redirect=${encodeURIComponent(wanted)}`;

const chosenTheme = (cookie = '') =>
  (['light', 'dark'] as const).find((name) => new RegExp(`(^|; )theme=${name}(;|$)`).test(cookie));

const asset = (manifest: Manifest, file: string): Asset => ({
  href: addressOf(manifest, file),
  integrity: manifest.integrity[file],
});

function filesAhead(
  shell: ShellBuild,
  match: Match | undefined,
  files: string[],
  overrides: Override[],
): Asset[] {
  const remote = match?.remote;
  // A shell's own chunk is loaded without a hash, and a preload is only used by a request that is like it.
  if (!remote) return files.map((file) => ({ href: addressOf(shell, file) }));
  if (overrides.some(({ name }) => name === remote.name)) return [];
  return files.map((file) => asset(remote, file));
}

/** A library that several remotes share is the shell's own file. */
const librariesAhead = (shell: ShellBuild, keys: string[] = []): Asset[] =>
  [...new Set(keys.flatMap((key) => shell.libraries?.[key] ?? []))].map((file) => ({
    href: addressOf(shell, file),
  }));
