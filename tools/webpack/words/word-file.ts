import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  parse,
  print,
  type Expression,
  type Module,
  type ModuleItem,
  type ObjectExpression,
} from '@swc/core';
import { root } from '../../root.mjs';

/** Rooms that every app bundles in a version of its own: their words come with the app's. */
export const bundledRooms = ['shared-ui/src/words', 'shell/src/forms/words'].map((folder) =>
  join(root, folder),
);

/** The folders of words in the bundle of a workspace. */
export const roomsOf = (dir: string): string[] => [join(dir, 'src/words'), ...bundledRooms];

/** The words of a room in English, by key, with what its file imports. */
export interface WordFile {
  keys: string[];
  /** A module with `text`, one of them, which the words of the page's language replace. */
  moduleOf: (key: string) => Promise<string>;
}

/** The languages that a room has besides English: a file each. */
export const languagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((file) => basename(file, '.ts'))
        .filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en')
        .toSorted()
    : [];

export const keysIn = async (folder: string): Promise<string[]> => {
  const file = join(folder, 'en.ts');
  return (await readWords(readFileSync(file, 'utf8'), file)).keys;
};

export async function readWords(source: string, file: string): Promise<WordFile> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2023' });
  const words = wordsIn(module, file);
  const values = new Map(words.properties.map((property) => entryOf(property, file)));
  const keys = [...values.keys()];
  return {
    keys,
    async moduleOf(key) {
      const value = values.get(key);
      if (!value) throw new Error(`${file} has no words for ${key}`);
      return (
        await print({ ...module, body: [...others(module), ...(await textOf(keys.indexOf(key), value))] })
      ).code;
    },
  };
}

/** A module with some texts of another language, by the number of their key: `export const texts = { 3: 'Buscar' }`. */
export async function someTexts(source: string, file: string, some: string[]): Promise<string> {
  const language = basename(file, '.ts');
  const module = await parse(source, { syntax: 'typescript', target: 'es2023' });
  const values = new Map(
    wordsIn(module, file, language).properties.map((property) => entryOf(property, file)),
  );
  const keys = await keysIn(dirname(file));
  const { body } = await parse(
    `export const texts = { ${some.map((key) => `${keys.indexOf(key)}: 0`).join()} };`,
    {
      syntax: 'ecmascript',
      target: 'es2023',
    },
  );
  const exported = body[0] && declares(body[0], 'texts');
  exported?.properties.forEach((property, index) => {
    const value = values.get(some[index] ?? '');
    if (!value) throw new Error(`${file} has no words for ${some[index]}`);
    if (property.type === 'KeyValueProperty') property.value = value;
  });
  return (await print({ ...module, body: [...others(module, language), ...body] })).code;
}

const declares = (item: ModuleItem, name: string): ObjectExpression | undefined => {
  if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration') return undefined;
  const [declarator] = item.declaration.declarations;
  const isWords = declarator?.id.type === 'Identifier' && declarator.id.value === name;
  return isWords && declarator.init?.type === 'ObjectExpression' ? declarator.init : undefined;
};

function wordsIn({ body }: Module, file: string, language = 'en'): ObjectExpression {
  const [words] = body.flatMap((item) => declares(item, language) ?? []);
  if (!words) throw new Error(`${file} must have \`export const ${language} = { … }\``);
  return words;
}

/** Its imports and what it declares for itself. */
const others = ({ body }: Module, language = 'en') =>
  body.filter((item) => !declares(item, language) && !isTypeExport(item) && !isTitles(item));

const isTitles = (item: ModuleItem) => declares(item, 'titles') !== undefined;

const isTypeExport = (item: ModuleItem) =>
  item.type === 'ExportDeclaration' && /^Ts(TypeAlias|Interface)Declaration$/.test(item.declaration.type);

function entryOf(property: ObjectExpression['properties'][number], file: string): [string, Expression] {
  if (property.type === 'KeyValueProperty') {
    const { key, value } = property;
    if (key.type === 'Identifier' || key.type === 'StringLiteral') return [key.value, value];
  }
  throw new Error(`${file}: words are written as \`key: 'text'\` or \`key: (value) => …\``);
}

/** `spoken` is in the order of the keys, because names would be in every page twice. */
async function textOf(index: number, english: Expression): Promise<ModuleItem[]> {
  const { body } = await parse(
    `import { spoken } from './en.ts?spoken';\nexport const text = spoken[${index}] ?? (english);`,
    { syntax: 'ecmascript', target: 'es2023' },
  );
  const [, exported] = body;
  if (exported?.type !== 'ExportDeclaration' || exported.declaration.type !== 'VariableDeclaration')
    return body;
  const init = exported.declaration.declarations[0]?.init;
  if (init?.type === 'BinaryExpression' && init.right.type === 'ParenthesisExpression')
    init.right.expression = english;
  return body;
}
