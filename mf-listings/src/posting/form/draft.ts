import { useEffect, useState } from 'react';
import { z } from 'zod';
import { tabMemory } from './tabMemory';

export type Typed<Name extends string> = Partial<Record<Name, string>>;

const texts = z.record(z.string(), z.string());
const draft = z.object({ typed: texts, link: texts });

/** What was typed but not sent yet; it outlives a refusal, a reload and a login. What a new link says wins over it. */
export function useDraft<Name extends string>(form: string, link: Typed<Name>) {
  const key = `draft-${form}`;
  const [typed, setTyped] = useState(() => recall(key, link));

  const kept = Object.keys(typed).length ? JSON.stringify({ typed, link }) : null;
  useEffect(() => (kept ? tabMemory.keep(key, kept) : tabMemory.forget(key)), [key, kept]);

  return [typed, setTyped] as const;
}

function recall<Name extends string>(key: string, link: Typed<Name>): Typed<Name> {
  const { data } = draft.safeParse(tabMemory.recall(key));
  if (!data) return {};
  const isNews = (name: string) => name in link && link[name as Name] !== data.link[name];
  return Object.fromEntries(Object.entries(data.typed).filter(([name]) => !isNews(name))) as Typed<Name>;
}
