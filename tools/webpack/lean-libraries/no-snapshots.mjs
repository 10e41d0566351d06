// Replaces the part of the federation runtime that reads mf-manifest.json and preloads by it. Our registry and our
// preload tags do both. The runtime's own options leave the preloading in.
export { DisabledSnapshotHandler as SnapshotHandler } from '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/disabled.js';

export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const getGlobalRemoteInfo = () => ({});
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
