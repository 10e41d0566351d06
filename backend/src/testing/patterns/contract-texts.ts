import { globSync } from 'node:fs';
import { z } from 'zod';

const sources = `${import.meta.dirname}/../..`;

/** Every text schema of the contracts, with its path. */
export async function contractTexts(): Promise<[place: string, text: z.ZodType][]> {
  const found = new Map<z.ZodType, string>();
  for (const file of globSync('**/contract.ts', { cwd: sources })) {
    const contract = (await import(`../../${file}`)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(contract)) collect(schema, name, found);
  }
  return [...found].map(([schema, place]) => [place, schema]);
}

function collect(schema: unknown, place: string, found: Map<z.ZodType, string>) {
  if (!(schema instanceof z.ZodType) || found.has(schema)) return;
  if (schema instanceof z.ZodPipe && isText(schema.in)) {
    found.set(schema, place);
    return;
  }
  if (isText(schema)) found.set(schema, place);
  else if (schema instanceof z.ZodObject)
    for (const [key, field] of Object.entries(schema.shape)) collect(field, `${place}.${key}`, found);
  else for (const part of partsOf(schema)) collect(part, place, found);
}

const isText = (schema: unknown) => schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

function partsOf(schema: z.ZodType): unknown[] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  return [
    'innerType',
    'element',
    'options',
    'keyType',
    'valueType',
    'in',
    'out',
    'left',
    'right',
    'items',
  ].flatMap((part) => def[part] ?? []);
}
