// Stands in for what reads mf-manifest.json and preloads by it in the federation runtime. Our registry and our preload
// tags do both, and the runtime's own options leave this out only together with all remotes.
export { DisabledSnapshotHandler as SnapshotHandler } from '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const getGlobalRemoteInfo = () => ({});
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
