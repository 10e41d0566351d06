import type { BotCheckAction } from 'shell/host';
import type { words } from '../../words';

/** The two quick forms differ in their texts only. */
export interface QuickTexts extends Readonly<typeof words.findHelpForm> {
  path: '/find/create' | '/offer/create';
  botCheck: BotCheckAction;
  noun: 'request' | 'offer';
}
