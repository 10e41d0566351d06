import { z } from 'zod';

export const language = z.enum(['en', 'es', 'hi', 'te', 'zh', 'fa', 'fr']);
export type Language = z.infer<typeof language>;
