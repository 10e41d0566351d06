import { z } from 'zod';

export const guideName = z.enum(['how-it-works', 'safety', 'help']);
export type GuideName = z.infer<typeof guideName>;

/** In the visitor's language. `**words**` are strong, `[words](address)` is a link, `{contact}` says how to reach us. */
export const guide = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Paragraphs and lists. */
      body: z.array(z.union([z.string(), z.array(z.string())])),
    }),
  ),
});
export type Guide = z.infer<typeof guide>;
export type Guides = Record<GuideName, Guide>;
