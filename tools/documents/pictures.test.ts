import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { partsPicture } from './parts-picture.ts';

describe('the picture of the parts', () => {
  it('is the one in ARCHITECTURE.md: node tools/documents/pictures.ts draws it again', async () => {
    const committed = readFileSync(join(import.meta.dirname, 'pictures/parts.svg'), 'utf8');
    assert.equal(await partsPicture(), committed);
  });

  it('shows every remote, and every domain of the backend that has a contract', async () => {
    const svg = await partsPicture();
    const titles = [...svg.matchAll(/<text class="title"[^>]*>([^<]+)/g)].map(([, title]) => title);
    for (const title of [...remotes, 'account', 'listings', 'messaging', 'payments', 'trips'])
      assert.ok(titles.includes(title), title);
  });

  it('draws no box outside of the picture, and none over its neighbour', async () => {
    const svg = await partsPicture();
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];
    const boxes = [
      ...svg.matchAll(/<rect class="part" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ]
      .map((match) => match.slice(1).map(Number) as [number, number, number, number])
      .map(([x, y, boxWidth, boxHeight]) => ({ x, y, right: x + boxWidth, bottom: y + boxHeight }));
    assert.ok(boxes.length > 8);
    for (const [index, box] of boxes.entries()) {
      assert.ok(box.right <= (width ?? 0) && box.bottom <= (height ?? 0), JSON.stringify(box));
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.x || other.right <= box.x || box.bottom <= other.y || other.bottom <= box.y;
        assert.ok(isApart, `${JSON.stringify(box)} covers ${JSON.stringify(other)}`);
      }
    }
  });
});

it('the pictures that the documents show are all there, and all shown', () => {
  const pictures = readdirSync(join(import.meta.dirname, 'pictures'));
  const texts = ['README.md', 'ARCHITECTURE.md']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  for (const picture of pictures) assert.ok(texts.includes(`tools/documents/pictures/${picture}`), picture);
});
