import type { ReactNode } from 'react';
import { withParts } from 'shared-ui';

type Part = ReactNode | ((text: string) => ReactNode);

/** A sentence with an element at each of its empty parts: `Same mailbox: <person></person>`. */
export const withElements = (text: string, parts: Record<string, Part>): ReactNode =>
  withParts(
    text,
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'function' ? part : () => part]),
    ),
  );
