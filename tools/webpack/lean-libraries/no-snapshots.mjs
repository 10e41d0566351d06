// Replaces the part of the federation runtime that reads mf-manifest.json and preloads by it. Our registry and our
// preload tags do both, and the runtime's own options remove this part only together with all remotes.
export { DisabledSnapshotHandler as SnapshotHandler } from '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const getGlobalRemoteInfo = () => ({});
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
