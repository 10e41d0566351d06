import type { z } from 'zod';

type Read = (text: string) => unknown;

export const ticked: Read = (text) => text === 'on';
export const wholeNumber: Read = (text) => (text ? Number(text) : undefined);

export function filled(
  shape: Record<string, z.ZodType>,
  values: Record<string, string>,
  read: Record<string, Read> = {},
) {
  const fields = Object.entries(shape).filter(
    ([name, field]) => name in values && (values[name] !== '' || !field.safeParse(undefined).success),
  );
  return Object.fromEntries(fields.map(([name]) => [name, (read[name] ?? String)(values[name] ?? '')]));
}
