import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Markup } from '../../platform/html/markup.js';
import { PageAddresses } from '../../platform/html/page-addresses.js';
import { PageAnswers } from '../../platform/html/page-answers.js';
import { PageFacts } from '../../platform/html/page-facts.js';
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
import { PageRenderer } from '../rendering/page-renderer.service.js';
import { sendCompressed } from './compress.js';
import type { Language } from '../../platform/language/contract.js';
import { prefixOf } from '../../platform/language/languages.js';
import { isForeignHost } from './addresses/foreign-host.js';
import { inlineScript } from './inline-script.js';
import { filesOf, LinkedFiles, pressedOn, withWords } from './linked-files.js';
import {
  alternatesOf,
  languageChoice,
  languageToOpenIn,
  spokenLanguages,
  splitAddress,
} from './language/page-language.js';
import { fillCall, matchRoute } from './addresses/match-route.js';
import { loginAddress, parseAddress } from './addresses/page-address.js';
import { pageHtml } from './page-html.js';
import { factsFor, pageMeta } from './page-meta.js';
import { bootOf, hasSandbox, withRendered } from './page-boot.js';
import { preloadResponses } from './preloaded-responses.js';
import { runsNoScript } from './no-script/runs-no-script.js';
import { securityPolicy } from './security-policy.js';
import { chosenTheme, nameLaterIn, viewerOf, zoneOf } from './viewer.js';
import { withoutScript } from './no-script/without-script.js';

const sessionCall = '/api/auth/me';
const offlinePath = '/offline';

@Injectable()
export class PagesService {
  constructor(
    private readonly facts: PageFacts,
    private readonly addresses: PageAddresses,
    private readonly answers: PageAnswers,
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
    const { search, searchParams } = address;
    const canonical = isForeignHost(request, this.config) && new URL(this.config.publicUrl).origin;
    if (canonical) return reply.redirect(canonical + address.pathname + search, 308);
    const spoken = spokenLanguages(this.config.languages, shell);
    const { language, pathname } = splitAddress(address.pathname, spoken);
    const prefix = prefixOf(language);
    // A browser takes `//word` for another site, so the router could not stay on such a path.
    if (pathname.startsWith('//'))
      return reply.redirect(prefix + pathname.replace(/^\/+/, '/') + search, 308);
    if (pathname === offlinePath) return this.serveOffline(request, reply, releases, language);
    const match = matchRoute(pathname, remotes, this.shellRoutes(shell));
    const understood = match && this.addresses.understood(match.route.path, searchParams);
    if (understood)
      return reply
        .header('cache-control', 'no-store')
        .redirect(prefix + pathname + (understood.size ? `?${understood}` : ''), 302);
    const isMembersPage = match?.route.access === 'member';
    const wanted = prefix ? language : languageToOpenIn(request, { pathname, isMembersPage }, spoken);
    if (wanted !== language)
      return reply.header('cache-control', 'no-store').redirect(prefixOf(wanted) + pathname + search, 302);
    const route = match?.route ?? shell.routes.find(({ path }) => path === '*');
    const calls = (match?.route.calls ?? [])
      .map((call) => fillCall(call, match?.params ?? {}, searchParams))
      .filter((call) => call !== null);
    const path = route?.path ?? '*';
    const furtherCalls = sessionCookie(this.config).read(request) ? this.renderer.furtherCalls(path) : [];
    const overrides = overridesOf(this.config, request);
    const own = match?.remote ?? shell;
    const ask = (wanted: string[]) =>
      preloadResponses(
        request.server,
        wanted,
        { cookie, remoteAddress: request.ip, language },
        (url) => (url === sessionCall ? `shell@${shell.release}` : `${own.name}@${own.release}`),
        (...body) => this.answers.saidIn(...body),
      );
    const [publicFacts, answers] = await Promise.all([
      match && this.facts.of(match.route.path, match.params, searchParams, language),
      ask([sessionCall, ...calls, ...furtherCalls]),
    ]);
    const facts = factsFor(publicFacts, (call) => answers[call]?.status, calls);
    const isStranger = answers[sessionCall]?.status === 401;
    if (isMembersPage && isStranger)
      return reply
        .header('cache-control', 'no-store')
        .redirect(prefix + loginAddress(pathname + search), 302);
    const files = withWords(own, language, filesOf(match?.remote, route));
    const pressed = pressedOn(shell, own, route, { language, isStranger });
    const ofPage = match?.remote && { remote: match.remote, files: [...files, ...pressed.files] };
    const registry = registryForPage(releases, ofPage, language);
    const linked = new LinkedFiles(shell, this.config.assetsUrl);
    const boot = bootOf(this.config, {
      registry,
      answers,
      ...nameLaterIn(isStranger ? '' : cookie),
      ...(overrides.length && { overrides }),
      ...languageChoice(spoken),
      ...(prefix && { titles: shell.words?.[language]?.titles }),
      ...linked.boot(files, route?.libraries, pressed),
    });
    const viewer = viewerOf(request.headers['accept-language'], isStranger ? undefined : zoneOf(cookie));
    // A member's own pages show moments, and a page without answers little but its frame.
    const isEmpty = isMembersPage && !(viewer.zone && calls.length);
    const rendered =
      overrides.length || isEmpty
        ? null
        : await this.renderer.render({
            address: prefix + pathname + search,
            language,
            path,
            boot,
            shell,
            remotes,
            own,
            files,
            viewer,
            isStranger,
            runsNoScript: runsNoScript(request.headers['user-agent']),
            ask,
          });
    const nonce = randomBytes(16).toString('base64');
    const safe = { nonce, inlineScript: inlineScript(rendered !== null, !isStranger) };
    const page = pageHtml({
      ...pageMeta(this.config.publicUrl, match?.route, facts, own.words?.[language]?.titles),
      language,
      alternates: alternatesOf(this.config.publicUrl, pathname, spoken),
      canonical: this.config.publicUrl + prefix + pathname,
      theme: chosenTheme(cookie),
      ...safe,
      fonts: linked.fonts(),
      entry: linked.entry(),
      preloads: [
        ...linked.words(language, overrides.length ? undefined : match?.remote),
        ...linked.preloads(match, files, overrides),
        ...linked.libraries(route?.libraries),
      ],
      pressed: linked.pressed(match, pressed, overrides),
      withoutScript: await this.withoutScript(pathname, language),
      ...(rendered
        ? {
            rendered: { ...rendered, viewer },
            boot: withRendered(boot, prefix + pathname + search, rendered),
          }
        : { boot: JSON.stringify(boot) }),
    });
    if (hasCanary) rememberCanaryVisitor(visitor, reply, this.config);
    void reply
      .code(facts ? 200 : 404)
      .headers(
        securityPolicy(this.config, {
          ...safe,
          pathname,
          overrideOrigins: overrides.map(({ origin }) => origin),
          trustsScripts: shell.trustsScripts,
          assetsUrl: linked.assetsUrl,
        }),
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, page);
  }

  /** For the service worker, which shows it at any address without a network. It has no visitor's data, and only the site's files. */
  private async serveOffline(
    request: FastifyRequest,
    reply: FastifyReply,
    releases: PageReleases,
    language: Language,
  ) {
    const { shell, remotes } = releases;
    const nonce = randomBytes(16).toString('base64');
    const pages = remotes.flatMap((remote) =>
      remote.routes.filter(({ offline }) => offline).map((route) => ({ remote, route })),
    );
    const linked = new LinkedFiles(shell);
    const files = pages.flatMap(({ remote, route }) =>
      withWords(remote, language, route.files).map((file) => linked.asset(remote, file)),
    );
    const libraries = linked.libraries(pages.flatMap(({ route }) => route.libraries ?? []));
    const page = pageHtml({
      ...pageMeta(this.config.publicUrl, undefined, {}),
      language,
      title: shell.words?.[language]?.titles['Offline'] ?? 'Offline',
      indexed: false,
      canonical: this.config.publicUrl + offlinePath,
      theme: undefined,
      nonce,
      fonts: linked.fonts(),
      entry: linked.entry(),
      preloads: [
        ...linked.words(language),
        ...[...new Set(pages.map(({ remote }) => remote))].flatMap((remote) =>
          [...remote.files, ...(remote.words?.[language]?.files ?? [])].map((file) =>
            linked.asset(remote, file),
          ),
        ),
      ],
      kept: [...new Map([...files, ...libraries].map((file) => [file.href, file])).values()],
      withoutScript: await this.withoutScript(offlinePath, language),
      boot: JSON.stringify(
        bootOf(this.config, {
          registry: fullRegistry(releases),
          answers: {},
          offline: true,
          ...languageChoice(spokenLanguages(this.config.languages, shell)),
        }),
      ),
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

  private withoutScript(pathname: string, language: Language): Promise<Markup> {
    const { contactEmail } = this.config;
    return withoutScript({ contactEmail, sandbox: hasSandbox(this.config), pathname, language });
  }
}
