import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp } from '../testing/test-app.js';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const program = `
import { ok } from '@oazapfts/runtime';
import * as api from './client.js';
import type { Listing, ListingType, MyListing } from './client.js';

const attempt = await ok(api.logIn({ email: 'amara@example.com' }));
await ok(api.verifyCode({ code: '048213', userId: attempt.user.id }));

const type: ListingType = 'helper';
const [first]: Listing[] = await ok(api.searchListings({ $from: 'JFK', to: 'DEL', $type: type }));
if (first) await api.requestContact(first.id);

const listing: MyListing = await ok(api.createListing({
  type: 'seeking_help',
  departureAirport: 'JFK',
  arrivalAirport: 'DEL',
  date: '2030-05-04',
  description: 'My mother flies alone for the first time.',
  email: 'amara@example.com',
}));
await api.changeListing(listing.id, { time: null });
await api.closeListing(listing.id);

const refused = await api.sendMessage({ receiverId: 1, content: 'Hello' });
if (refused.status === 400) console.log(refused.data.issues?.[0]?.path, refused.data.requestId);
await api.listTips('received', { limit: 5 });
await api.setUpTip({ amount: 20, recipientId: 1 });

// @ts-expect-error: a listing's id is a number
await api.closeListing('seven');
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'amigo-client-'));
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const app = await startTestApp();
  const { text } = await app.asVisitor().get('/api/openapi.json').expect(200);
  await app.close();
  await writeFile(join(folder, 'openapi.json'), text);
  const generator = join(modules, 'oazapfts/dist/cli.js');
  await run(process.execPath, [generator, 'openapi.json', 'client.ts'], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const options =
  '--noEmit --strict --noUncheckedIndexedAccess --target es2024 --module nodenext --lib es2024,dom --types node';

async function errorsOf(source: string): Promise<string> {
  await writeFile(join(folder, 'program.ts'), source);
  const tsc = join(modules, 'typescript/bin/tsc');
  return run(process.execPath, [tsc, ...options.split(' '), 'program.ts'], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('the client from the OpenAPI document', () => {
  it('a program that uses a generated client compiles', async () => {
    expect(await errorsOf(program)).toBe('');
  });

  it('a generated client refuses a value of the wrong type', async () => {
    const wrong = program.replace(/\/\/ @ts-expect-error.*\n/, '');
    expect(await errorsOf(wrong)).toMatch(/^program\.ts\(\d+,\d+\): error TS2345/);
  });
});
