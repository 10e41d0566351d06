import { useEffect, useState } from 'react';
import { published } from 'backend/contract/listings/posting';
import { useMe } from 'shell/host';
import { z } from 'zod';
import { tabMemory } from '../form/tabMemory';

const publication = published.extend({ email: z.string(), at: z.number().default(() => Date.now()) });
export type Publication = z.infer<typeof publication>;

const oneHour = 60 * 60_000;

/** What was just published. A small phone drops the page while its owner reads the mail: then it is still here. */
export function usePublication(form: string) {
  const key = `published-${form}`;
  const [current, setCurrent] = useState(() => recall(key));
  const { me } = useMe();
  const isMine = current !== null && (!current.claim || me?.email === current.email);

  // What is theirs is in their profile, and need not be found here again.
  useEffect(() => {
    if (isMine) tabMemory.forget(key);
  }, [key, isMine]);

  return {
    current,
    /** Whoever sees this has proven to be its owner. */
    isMine,
    keep(fresh: z.input<typeof publication>) {
      const kept = publication.parse(fresh);
      if (kept.claim) tabMemory.keep(key, JSON.stringify(kept));
      setCurrent(kept);
    },
    forget() {
      tabMemory.forget(key);
      setCurrent(null);
    },
  };
}

function recall(key: string): Publication | null {
  const { data } = publication.safeParse(tabMemory.recall(key));
  return data && Date.now() - data.at < oneHour ? data : null;
}
