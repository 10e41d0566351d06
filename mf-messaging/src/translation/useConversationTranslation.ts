import type { ConversationPage, Message } from 'backend/contract/messaging';
import { language, type Language } from 'backend/contract/platform/language';
import type { Translation } from 'backend/contract/platform/translation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { deviceMemory, isForeign } from 'shell/forms';
import { boot, pageLanguage, sentenceOf } from 'shell/host';
import { words } from '../words';
import { useTranslateMessagesMutation } from './translation-api';

type Translations = ReadonlyMap<number, Translation>;

export interface ConversationTranslation {
  /** The other has written in another language than that of the page. */
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
  /** By the id of the message. */
  made: Translations;
  /** As their messages show it. Nothing else is known about the other, or told. */
  theirLanguage: Language | null;
  isBusy: boolean;
  refusal: string | undefined;
}

/** As many as one call takes. */
const most = 20;
const none: Translations = new Map();

/** Remembered on the device for this conversation, until a logout. */
export function useConversationTranslation(
  me: number,
  otherId: number,
  pages: ConversationPage[],
): ConversationTranslation {
  const key = `translate:${me}:${otherId}`;
  const [isOn, setIsOn] = useState(() => deviceMemory.read(key) === true);
  const [made, setMade] = useState(none);
  const [refusal, setRefusal] = useState<string>();
  const [translate, { isLoading }] = useTranslateMessagesMutation();
  /** Each is asked for once, also when it fails: its own button remains. */
  const asked = useRef(new Set<number>());

  const foreign = useMemo(() => foreignIn(pages, otherId), [pages, otherId]);
  const newest = foreign.slice(-most);
  const wanted = newest.join();

  useEffect(() => {
    const ids = wanted
      .split(',')
      .filter(Boolean)
      .map(Number)
      .filter((id) => !asked.current.has(id));
    if (!isOn || ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    translate({ otherId, ids })
      .unwrap()
      .then(
        (found) => {
          setRefusal(undefined);
          setMade((before) => new Map([...before, ...found.map((one) => [one.id, one] as const)]));
        },
        (error: unknown) => setRefusal(sentenceOf(error, words.checkConnection)),
      );
  }, [isOn, otherId, translate, wanted]);

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
    theirLanguage: languageIn(shown, newest),
    isBusy: isLoading,
    refusal,
  };
}

/** The oldest first. */
function foreignIn(pages: ConversationPage[], otherId: number): number[] {
  if (!boot.translation) return [];
  const isTheirs = ({ senderId, bySite, removed }: Message) => senderId === otherId && !bySite && !removed;
  return pages
    .flatMap(({ messages }) => messages)
    .filter((message) => isTheirs(message) && isForeign(message.content, pageLanguage()))
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
}

/** Of the last message. Providers say `zh-CN` where we say `zh`. */
function languageIn(made: Translations, ids: number[]): Language | null {
  const last = ids.findLast((id) => made.has(id));
  const tag = last === undefined ? undefined : made.get(last)?.from?.split('-')[0];
  return language.options.find((one) => one === tag && one !== pageLanguage()) ?? null;
}
