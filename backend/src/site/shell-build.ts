import { z } from 'zod';
import { remoteRelease } from './contract.js';

/** What the shell's build says of itself: shell.json. */
export const shellBuild = z.object({
  entry: z.array(z.string()),
  /** Its own pages; `*` is what stands where there is none. */
  routes: z.array(remoteRelease.shape.routes.element.extend({ path: z.string() })),
  /** Fonts of the first view. */
  fonts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});
export type ShellBuild = z.infer<typeof shellBuild>;
