import { useEffect, useState } from 'react';
import { tabMemory } from './tabMemory';

export type Texts<Name extends string> = Partial<Record<Name, string>>;

/** The draft survives a refusal, a reload and a login. A changed link to the form replaces its texts. */
export function useDraft<Name extends string>(key: string | undefined, link: Texts<Name>) {
  const [typed, setTyped] = useState(() => (key ? readDraft(key, link) : {}));

  const text = Object.keys(typed).length ? JSON.stringify({ typed, link }) : null;
  useEffect(() => {
    if (!key) return;
    if (text) tabMemory.writeText(key, text);
    else tabMemory.remove(key);
  }, [key, text]);

  return [typed, setTyped] as const;
}

function readDraft<Name extends string>(key: string, link: Texts<Name>): Texts<Name> {
  const draft = tabMemory.read(key);
  if (!isRecord(draft)) return {};
  const before = textsIn(draft['link']);
  const isOtherLink = Object.entries(link).some(([name, text]) => text !== before[name]);
  // Profile drafts of earlier releases are the texts alone.
  const texts = textsIn(isRecord(draft['typed']) ? draft['typed'] : draft);
  const typed = Object.entries(texts).filter(([name]) => !(isOtherLink && name in link));
  return Object.fromEntries(typed) as Texts<Name>;
}

// Without zod, because not every page with a form loads it.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textsIn = (value: unknown): Texts<string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
