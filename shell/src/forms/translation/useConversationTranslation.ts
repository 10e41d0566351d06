import type { Message } from 'backend/contract/messaging';
import type { TranslatedMessage } from 'backend/contract/messaging/translation';
import { language, type Language } from 'backend/contract/platform/language';
import type { Translation } from 'backend/contract/platform/translation';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { boot, pageLanguage, sentenceOf } from 'shell/host';
import { deviceMemory } from '../device/deviceMemory';
import { words } from '../words';
import { isForeign } from './isForeign';

type Translations = ReadonlyMap<number, Translation>;

interface ConversationOptions {
  /** Names this conversation of this member, for the memory of the device. */
  name: string;
  me: number;
  /** Needs the same identity until something in it has changed. */
  pages: { messages: Message[] }[];
  translate: (ids: number[]) => Promise<TranslatedMessage[]>;
}

export interface ConversationTranslation {
  /** Others have written in another language than that of the page. */
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
  /** By the id of the message. */
  made: Translations;
  /** By the id of the author, as their messages show it. Nothing else is known about the others, or sent. */
  languages: ReadonlyMap<number, Language>;
  isBusy: boolean;
  refusal: string | undefined;
}

/** As many as one call takes. */
const most = 20;
const none: Translations = new Map();

/** Remembered on the device for this conversation, until a logout. */
export function useConversationTranslation(options: ConversationOptions): ConversationTranslation {
  const { name, me, pages } = options;
  const key = `translate:${name}`;
  const [isOn, setIsOn] = useState(() => deviceMemory.read(key) === true);
  const [made, setMade] = useState(none);
  const [refusal, setRefusal] = useState<string>();
  const [running, setRunning] = useState(0);
  /** Each is asked for once, also when it fails: its own button remains. */
  const asked = useRef(new Set<number>());

  const foreign = useMemo(() => foreignIn(pages, me), [pages, me]);
  const newest = foreign.slice(-most);
  const wanted = newest.map(({ id }) => id).join();

  const request = useEffectEvent(async (ids: number[]) => {
    setRunning((count) => count + 1);
    try {
      const found = await options.translate(ids);
      setRefusal(undefined);
      setMade((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)]));
    } catch (error) {
      setRefusal(sentenceOf(error, words.translationFailed));
    } finally {
      setRunning((count) => count - 1);
    }
  });
  useEffect(() => {
    const ids = wanted
      .split(',')
      .filter(Boolean)
      .map(Number)
      .filter((id) => !asked.current.has(id));
    if (!isOn || ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    void request(ids);
  }, [isOn, wanted]);

  const toggle = () => {
    if (isOn) deviceMemory.remove(key);
    else deviceMemory.write(key, true);
    // Another press tries those again that failed.
    asked.current = new Set(made.keys());
    setRefusal(undefined);
    setIsOn(!isOn);
  };
  const shown = isOn ? made : none;
  return {
    isOffered: foreign.length > 0,
    isOn,
    toggle,
    made: shown,
    languages: languagesIn(shown, newest),
    isBusy: running > 0,
    refusal,
  };
}

/** The oldest first. */
function foreignIn(pages: { messages: Message[] }[], me: number): Message[] {
  if (!boot.translation) return [];
  return pages
    .flatMap(({ messages }) => messages)
    .filter(({ senderId, bySite, removed }) => senderId !== me && !bySite && !removed)
    .filter(({ content }) => isForeign(content, pageLanguage()))
    .toSorted((one, other) => one.id - other.id);
}

/** Of the last message of each. Providers say `zh-CN` where we say `zh`. */
function languagesIn(made: Translations, messages: Message[]): Map<number, Language> {
  const found = new Map<number, Language>();
  for (const { id, senderId } of messages) {
    if (!made.has(id)) continue;
    const tag = made.get(id)?.from?.split('-')[0];
    const theirs = language.options.find((one) => one === tag && one !== pageLanguage());
    if (theirs) found.set(senderId, theirs);
    else found.delete(senderId);
  }
  return found;
}
