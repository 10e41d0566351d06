import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

/** A new folder that is removed after the tests. Its path contains no symbolic link, as bundlers expect. */
export function tempFolder(name: string) {
  const path = mkdtempSync(join(realpathSync(tmpdir()), `amigo-${name}-`));
  after(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write(file: string, content: string): string {
      const target = join(path, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
      return target;
    },
    read: (file: string) => readFileSync(join(path, file), 'utf8'),
    readJson: (file: string) => JSON.parse(readFileSync(join(path, file), 'utf8')),
  };
}
