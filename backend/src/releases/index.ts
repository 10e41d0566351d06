/** The module, with its controllers. */
export { ReleasesModule } from './releases.module.js';
/** The releases that visitors get. */
export { ServedReleases, type PageReleases } from './serving/served-releases.service.js';
/** The registry inside a page, and with all hashes. */
export { fullRegistry, registryForPage } from './serving/registry.js';
/** The random id by which a browser gets a canary or not. */
export { canaryVisitorOf, rememberCanaryVisitor } from './serving/canary-visitor.js';
/** The remotes that a browser loads from its own machine. */
export { overridesOf, type Override } from './serving/override-cookie.js';
/** Manifests, and the addresses of their files. */
export { addressOf, type Manifest, type ServedRemote, type ServedShell } from './store/manifest.js';
/** Where the collector of visitors' error reports registers. */
export {
  HealthReports,
  type FirstViews,
  type ReleaseHealth,
  type ReleaseReports,
  type ReportedError,
} from './release-health.js';
/** The only key of the release store that is ever replaced. */
export { channelsKey } from './store/channels-key.js';
