import { z } from 'zod';
import { language } from '../../platform/language/contract.js';
import { translation } from '../../platform/translation/contract.js';
import { newMessage } from '../contract.js';

/** The newest ones of a conversation. Earlier ones are translated one by one. */
export const translatedAtOnce = 20;

export const messagesToTranslate = z.strictObject({
  ids: z
    .array(z.int().positive())
    .min(1, 'Name at least one message')
    .max(translatedAtOnce, `At most ${translatedAtOnce} messages at once`),
});
export const translatedMessage = translation.extend({ id: z.number() });
export type TranslatedMessage = z.infer<typeof translatedMessage>;
export const translatedMessages = z.array(translatedMessage);

/** What is being written, and in which language another person there has written. */
export const draftToTranslate = z.strictObject({ content: newMessage.shape.content, to: language });
export type DraftToTranslate = z.infer<typeof draftToTranslate>;
