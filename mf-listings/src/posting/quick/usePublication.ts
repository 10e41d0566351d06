import { useEffect, useState } from 'react';
import { published } from 'backend/contract/listings/posting';
import { tabMemory } from 'shell/forms';
import { useMe } from 'shell/host';
import { z } from 'zod';

const publication = published.extend({ email: z.string(), at: z.number().default(() => Date.now()) });
export type Publication = z.infer<typeof publication>;

const oneHour = 60 * 60_000;
const recent = publication.refine(({ at }) => Date.now() - at < oneHour);

/** The listing that was just published. It survives a reload: phones drop the page while the visitor reads the mail. */
export function usePublication(form: string) {
  const key = `published-${form}`;
  const [current, setCurrent] = useState(() => readPublication(key));
  const { me } = useMe();
  const isMyEmail = current !== null && (!current.claim || me?.email === current.email);

  // Members find their listings in the profile.
  useEffect(() => {
    if (isMyEmail) tabMemory.remove(key);
  }, [key, isMyEmail]);

  return {
    current,
    isMyEmail,
    save(result: z.input<typeof publication>) {
      const saved = publication.parse(result);
      if (saved.claim) tabMemory.write(key, saved);
      setCurrent(saved);
    },
    forget() {
      tabMemory.remove(key);
      setCurrent(null);
    },
  };
}

const readPublication = (key: string): Publication | null =>
  recent.safeParse(tabMemory.read(key)).data ?? null;
