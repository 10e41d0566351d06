import { z } from 'zod';
import { remoteRelease } from './contract.js';

/** What the shell's build says of itself: shell.json. */
export const shellBuild = z.object({
  entry: z.array(z.string()),
  routes: remoteRelease.shape.routes,
  /** Fonts of the first view. */
  fonts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});
export type ShellBuild = z.infer<typeof shellBuild>;
