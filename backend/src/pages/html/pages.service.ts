import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Markup } from '../../platform/html/markup.js';
import { PageAddresses } from '../../platform/html/page-addresses.js';
import { PageFacts, type Facts } from '../../platform/html/page-facts.js';
import { sessionCookie } from '../../platform/http/own-cookie.js';
import {
  canaryVisitorOf,
  fullRegistry,
  overridesOf,
  registryForPage,
  rememberCanaryVisitor,
  ServedReleases,
  type PageReleases,
  type ServedShell,
} from '../../releases/index.js';
import type { Boot } from '../contract.js';
import type { RenderedText } from '../rendering/messages.js';
import { PageRenderer } from '../rendering/page-renderer.service.js';
import { sendCompressed } from './compress.js';
import { isForeignHost } from './foreign-host.js';
import { LinkedFiles } from './linked-files.js';
import { fillCall, matchRoute } from './match-route.js';
import { pageHtml } from './page-html.js';
import { pageMeta } from './page-meta.js';
import { preloadResponses } from './preloaded-responses.js';
import { runsNoScript } from './no-script/runs-no-script.js';
import { securityPolicy } from './security-policy.js';
import { viewerOf, zoneOf } from './viewer.js';
import { withoutScript } from './no-script/without-script.js';

const sessionCall = '/api/auth/me';
const offlinePath = '/offline';

@Injectable()
export class PagesService {
  constructor(
    private readonly facts: PageFacts,
    private readonly addresses: PageAddresses,
    private readonly releases: ServedReleases,
    private readonly renderer: PageRenderer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async serve(request: FastifyRequest, reply: FastifyReply) {
    const { cookie } = request.headers;
    const visitor = canaryVisitorOf(cookie);
    const releases = await this.releases.forVisitor(visitor);
    const { shell, remotes, hasCanary } = releases;
    const address = parseAddress(this.config.publicUrl, request.url);
    if (!address) return reply.callNotFound();
    const { pathname, search, searchParams } = address;
    const canonical = isForeignHost(request, this.config) && new URL(this.config.publicUrl).origin;
    if (canonical) return reply.redirect(canonical + pathname + search, 308);
    // A browser takes `//word` for another site, so the router could not stay on such a path.
    if (pathname.startsWith('//')) return reply.redirect(pathname.replace(/^\/+/, '/') + search, 308);
    if (pathname === offlinePath) return this.serveOffline(request, reply, releases);
    const match = matchRoute(pathname, remotes, this.shellRoutes(shell));
    const understood = match && this.addresses.understood(match.route.path, searchParams);
    if (understood)
      return reply.header('cache-control', 'no-store').redirect(`${pathname}?${understood}`, 302);
    const route = match?.route ?? shell.routes.find(({ path }) => path === '*');
    const calls = (match?.route.calls ?? [])
      .map((call) => fillCall(call, match?.params ?? {}, searchParams))
      .filter((call) => call !== null);
    const path = route?.path ?? '*';
    const isMember = sessionCookie(this.config).read(request) !== undefined;
    const furtherCalls = isMember ? this.renderer.furtherCalls(path) : [];
    const overrides = overridesOf(this.config, request);
    const { name, release } = match?.remote ?? shell;
    const nonce = randomBytes(16).toString('base64');
    const ask = (wanted: string[]) =>
      preloadResponses(request.server, wanted, { cookie, remoteAddress: request.ip }, (url) =>
        url === sessionCall ? `shell@${shell.release}` : `${name}@${release}`,
      );
    const [publicFacts, answers] = await Promise.all([
      match && this.facts.of(match.route.path, match.params, searchParams),
      ask([sessionCall, ...calls, ...furtherCalls]),
    ]);
    const facts = factsFor(publicFacts, (call) => answers[call]?.status, calls);
    if (match?.route.access === 'member' && answers[sessionCall]?.status === 401)
      return reply.header('cache-control', 'no-store').redirect(loginAddress(pathname + search), 302);
    const files = [...new Set([...(match?.remote?.files ?? []), ...(route?.files ?? [])])];
    const registry = registryForPage(releases, match?.remote && { remote: match.remote, files });
    const linked = new LinkedFiles(shell, this.config.assetsUrl);
    const boot = this.boot({
      registry,
      answers,
      ...(overrides.length && { overrides }),
      ...linked.boot(files, route?.libraries),
    });
    const isStranger = answers[sessionCall]?.status === 401;
    const viewer = viewerOf(request.headers['accept-language'], isStranger ? undefined : zoneOf(cookie));
    // A member's own pages show moments, and a page without answers little but its frame.
    const isEmpty = match?.route.access === 'member' && !(viewer.zone && calls.length);
    const rendered =
      overrides.length || isEmpty
        ? null
        : await this.renderer.render({
            address: pathname + search,
            path,
            boot,
            shell,
            remotes,
            own: match?.remote ?? shell,
            files,
            viewer,
            isStranger,
            runsNoScript: runsNoScript(request.headers['user-agent']),
            ask,
          });
    const page = pageHtml({
      ...pageMeta(this.config.publicUrl, match?.route, facts),
      canonical: this.config.publicUrl + pathname,
      theme: chosenTheme(cookie),
      nonce,
      fonts: linked.fonts(),
      entry: linked.entry(),
      preloads: [...linked.preloads(match, files, overrides), ...linked.libraries(route?.libraries)],
      withoutScript: this.withoutScript(pathname),
      ...(rendered
        ? { rendered: { ...rendered, viewer }, boot: withRendered(boot, pathname + search, rendered) }
        : { boot: JSON.stringify(boot) }),
    });
    if (hasCanary) rememberCanaryVisitor(visitor, reply, this.config);
    void reply
      .code(facts ? 200 : 404)
      .headers(
        securityPolicy(this.config, {
          nonce,
          pathname,
          overrideOrigins: overrides.map(({ origin }) => origin),
          trustsScripts: shell.trustsScripts,
          isRendered: rendered !== null,
          assetsUrl: linked.assetsUrl,
        }),
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  }

  /** For the service worker, which shows it at any address without a network. It has no visitor's data, and only the site's files. */
  private serveOffline(request: FastifyRequest, reply: FastifyReply, releases: PageReleases) {
    const { shell, remotes } = releases;
    const nonce = randomBytes(16).toString('base64');
    const pages = remotes.flatMap((remote) =>
      remote.routes.filter(({ offline }) => offline).map((route) => ({ remote, route })),
    );
    const entries = new Set(pages.map(({ remote }) => remote));
    const linked = new LinkedFiles(shell);
    const files = pages.flatMap(({ remote, route }) => route.files.map((file) => linked.asset(remote, file)));
    const libraries = linked.libraries(pages.flatMap(({ route }) => route.libraries ?? []));
    const page = pageHtml({
      ...pageMeta(this.config.publicUrl, undefined, {}),
      title: 'Offline',
      indexed: false,
      canonical: this.config.publicUrl + offlinePath,
      theme: undefined,
      nonce,
      fonts: linked.fonts(),
      entry: linked.entry(),
      preloads: [...entries].flatMap((remote) => remote.files.map((file) => linked.asset(remote, file))),
      kept: [...new Map([...files, ...libraries].map((file) => [file.href, file])).values()],
      withoutScript: this.withoutScript(offlinePath),
      boot: JSON.stringify(this.boot({ registry: fullRegistry(releases), answers: {}, offline: true })),
    });
    const { trustsScripts } = shell;
    void reply
      .headers(securityPolicy(this.config, { nonce, pathname: offlinePath, trustsScripts }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  }

  private shellRoutes({ routes }: ServedShell) {
    return this.config.appEnv === 'production' ? routes.filter(({ path }) => path !== '/styleguide') : routes;
  }

  private withoutScript(pathname: string): Markup {
    const { contactEmail } = this.config;
    return withoutScript(pathname, { contactEmail, sandbox: this.hasSandbox });
  }

  private get hasSandbox(): boolean {
    return Object.values(this.config.sandbox).some(Boolean);
  }

  private boot(page: Pick<Boot, 'registry' | 'answers' | 'overrides' | 'offline' | 'assets'>): Boot {
    const { captcha, analytics, socialLinks } = this.config;
    const hasLinks = Object.values(socialLinks).some(Boolean);
    return {
      ...page,
      sandbox: this.hasSandbox,
      production: this.config.appEnv === 'production',
      captcha: {
        siteKey: captcha.siteKey,
        script: captcha.scriptUrl
          ? `${captcha.scriptUrl}?render=${captcha.siteKey}&hl=en&trustedtypes=true`
          : '/sandbox/captcha/api.js',
      },
      analytics: { needsConsent: analytics.measurementId !== undefined },
      contactEmail: this.config.contactEmail,
      ...(hasLinks && { socialLinks }),
    };
  }
}

/** Not everybody sees the same: this visitor's own calls decide whether there is a page. */
function factsFor(
  publicFacts: Facts | null | undefined,
  statusOf: (call: string) => number | undefined,
  calls: string[],
): Facts | null | undefined {
  if (publicFacts === null) return calls.some((call) => statusOf(call) === 200) ? {} : null;
  return publicFacts?.subject && statusOf(publicFacts.subject) === 404 ? null : publicFacts;
}

/** Concatenates instead of resolving: `//host/` is a path here. A proxy may send an absolute URL. */
const parseAddress = (publicUrl: string, url: string) =>
  URL.parse(url.startsWith('/') ? new URL(publicUrl).origin + url : url);

/** Home shows the login and redirects back. The redirect saves loading the page first. */
const loginAddress = (wanted: string) => `/?redirect=${encodeURIComponent(wanted)}`;

const chosenTheme = (cookie = '') =>
  (['light', 'dark'] as const).find((name) => new RegExp(`(^|; )theme=${name}(;|$)`).test(cookie));

/** The responses that the root shows are in the cache of answers, so they are not sent twice. */
function withRendered(boot: Boot, address: string, { parts, answered, usedAnswers }: RenderedText): string {
  const left = Object.entries(boot.answers).filter(([url]) => !usedAnswers.includes(url));
  const others = JSON.stringify({ ...boot, answers: Object.fromEntries(left) });
  const rendered = JSON.stringify({ address, parts });
  return `${others.slice(0, -1)},"rendered":${rendered.slice(0, -1)},"answered":${answered}}}`;
}
