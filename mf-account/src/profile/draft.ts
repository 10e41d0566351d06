import { useEffect, useState } from 'react';
import type { Me } from 'backend/contract/account';
import { z } from 'zod';

const draft = z
  .object({
    username: z.string(),
    profilePictureUrl: z.string(),
    phoneNumber: z.string(),
    languages: z.string(),
    bio: z.string(),
  })
  .partial();
export type Draft = z.infer<typeof draft>;

const fields = draft.keyof().options;
export type FieldName = (typeof fields)[number];

/** What was typed but not saved yet; it outlives a failed save and a reload of this tab. */
export function useDraft(me: Me) {
  const key = `profile-draft-${me.id}`;
  const [typed, setTyped] = useState(() => read(key));
  const saved = (name: FieldName) => me[name] ?? '';

  const changes: Draft = {};
  for (const name of fields) {
    if (typed[name] !== undefined && typed[name] !== saved(name)) changes[name] = typed[name];
  }
  const kept = JSON.stringify(changes);
  useEffect(() => sessionStorage.setItem(key, kept), [key, kept]);

  return {
    changes,
    value: (name: FieldName) => typed[name] ?? saved(name),
    change: (name: FieldName, text: string) => setTyped((now) => ({ ...now, [name]: text })),
    discard: () => setTyped({}),
    /** Shows what the server made of these; what was typed while it worked stays typed. */
    settle: (sent: Draft, answer: Me) =>
      setTyped((now) => {
        const done = fields.filter((name) => name in sent && now[name] === sent[name]);
        return { ...now, ...Object.fromEntries(done.map((name) => [name, answer[name] ?? ''])) };
      }),
  };
}

function read(key: string): Draft {
  const text = sessionStorage.getItem(key);
  return text ? draft.catch({}).parse(JSON.parse(text)) : {};
}
