import type { NoticeKind } from '../notifications/contract.js';
import type { NewsTopic } from './contract.js';

export interface NewsKind {
  to: string;
  /** English subjects, also shown behind the bell and on lock screens. `…` matches any text. */
  words: string | readonly string[];
  /** Its setting for devices, and its place among the notifications. Without one it is sent by mail alone. */
  topic?: NewsTopic;
  /** Until this kind of mails is switched off, never, or by the sender, `own`, with its own link that stops it. */
  mail?: 'always' | NoticeKind | 'never' | 'own';
  /** Each time, `once` for a key, or the `latest` in place of the one about the same. */
  often?: 'each time' | 'once' | 'latest';
  atMost?: string;
  /** Not to people who are suspended, or whose account our team has closed: they cannot open what it is about. */
  notSuspended?: boolean;
  /** Goes before what can wait. */
  isUrgent?: boolean;
}
