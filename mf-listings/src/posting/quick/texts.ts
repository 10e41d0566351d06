import type { BotCheckAction } from 'shell/host';
import { words } from '../../words';

/** The two quick forms differ in their texts only. */
export interface QuickTexts extends Readonly<typeof words.findHelpForm> {
  path: '/find/create' | '/offer/create';
  botCheck: BotCheckAction;
  noun: 'request' | 'offer';
  profileTab: string;
}

export const findHelpTexts: QuickTexts = {
  ...words.findHelpForm,
  path: '/find/create',
  botCheck: 'find_help_submit',
  noun: 'request',
  profileTab: '/profile?tab=seeker',
};

export const offerHelpTexts: QuickTexts = {
  ...words.offerHelpForm,
  path: '/offer/create',
  botCheck: 'offer_help_submit',
  noun: 'offer',
  profileTab: '/profile?tab=helper',
};
