import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { readDeclaration } from '../webpack/declaration.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  lines?: string[];
  look?: 'group' | 'part';
}

const width = 1080;
const gap = 16;
const left = 24;
const inner = 780;
const right = left + inner + 44;

export async function partsPicture(): Promise<string> {
  const remoteBoxes = row(await Promise.all(remotes.map(describeRemote)), { y: 150, height: 84 });
  const domainBoxes = row(
    domains().map((title) => ({ title, lines: [] })),
    { y: 352, height: 40 },
  );
  const boxes: Box[] = [
    { x: left, y: 24, width: inner, height: 234, title: 'Browser', look: 'group' },
    part(left + gap, 58, inner - 2 * gap, 70, 'shell', [
      'header, footer, login dialog, toasts, router, error boundaries',
      'builds routes and slots from the registry in the HTML',
    ]),
    ...remoteBoxes,
    { x: left, y: 318, width: inner, height: 158, title: 'Server: any number of equal nodes', look: 'group' },
    ...domainBoxes,
    part(left + gap, 404, inner - 2 * gap, 58, 'platform', [
      'database, jobs, mail, SMS, limits, API description, metrics',
    ]),
    part(left, 536, inner, 58, 'PostgreSQL', ['rows, sessions, limits, jobs, events for live pages']),
    part(right, 150, 208, 84, 'npm run ship', ['builds, checks and', 'publishes one release']),
    part(right, 310, 208, 96, 'release store', [
      'a folder or a bucket:',
      'releases, and channels.json',
      'that says which is current',
    ]),
    part(right, 424, 208, 96, 'providers', [
      'mail, SMS, cards, bot check;',
      'the sandbox stands in',
      'when there are no keys',
    ]),
  ];
  const arrows = [
    arrow(left + 170, 258, left + 170, 318, 'HTML, API, live events'),
    arrow(left + 480, 318, left + 480, 258, 'registry and files of the current releases'),
    arrow(left + inner / 2, 476, left + inner / 2, 536, 'SQL'),
    arrow(right + 104, 234, right + 104, 310, ''),
    arrow(right, 358, left + inner, 358, ''),
    arrow(left + inner, 448, right, 448, ''),
  ];
  const height = 618;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The parts of Flight Amigo">`,
    style,
    marker,
    ...boxes.map(draw),
    ...arrows,
    '</svg>\n',
  ].join('\n');
}

async function describeRemote(workspace: string) {
  const { routes, slots } = await readDeclaration(join(root, workspace, 'src/remote.tsx'));
  const count = (n: number, noun: string) => (n ? [`${n} ${noun}${n === 1 ? '' : 's'}`] : []);
  return { title: workspace, lines: [...count(routes.length, 'page'), ...count(slots.length, 'slot')] };
}

/** Folders of the backend with a contract, without those that all of them use. */
function domains() {
  const folders = readdirSync(join(root, 'backend/src'));
  const ground = ['platform', 'product'];
  return folders.filter(
    (folder) => !ground.includes(folder) && existsSync(join(root, 'backend/src', folder, 'contract.ts')),
  );
}

function row(
  parts: { title: string; lines: string[] }[],
  { y, height }: { y: number; height: number },
): Box[] {
  const each = (inner - gap * (parts.length + 1)) / parts.length;
  return parts.map(({ title, lines }, index) =>
    part(left + gap + index * (each + gap), y, each, height, title, lines),
  );
}

function part(x: number, y: number, boxWidth: number, height: number, title: string, lines: string[]): Box {
  return { x, y, width: boxWidth, height, title, lines, look: 'part' };
}

function draw({ x, y, width: boxWidth, height, title, lines = [], look }: Box) {
  const texts = lines.map((line, index) => `<text x="${x + 12}" y="${y + 44 + index * 17}">${line}</text>`);
  return `<rect class="${look}" x="${x}" y="${y}" width="${boxWidth}" height="${height}" rx="10"/>
<text class="title" x="${x + 12}" y="${y + 24}">${title}</text>${texts.join('')}`;
}

function arrow(x1: number, y1: number, x2: number, y2: number, label: string) {
  const text = label && `<text x="${Math.max(x1, x2) + 10}" y="${(y1 + y2) / 2 + 5}">${label}</text>`;
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" marker-end="url(#head)"/>${text}`;
}

const marker = `<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<path d="M0 0 8 4 0 8z"/></marker></defs>`;

const style = `<style>
text { font: 13px system-ui, sans-serif; fill: #44403a; }
.title { font-weight: 600; font-size: 15px; fill: #1d1a16; }
.group { fill: #f4f0e8; stroke: #d8d0c2; }
.part { fill: #fffdf9; stroke: #b9ae9c; }
line { stroke: #6b6358; stroke-width: 1.5; }
marker path { fill: #6b6358; }
@media (prefers-color-scheme: dark) {
  text { fill: #c9c2b6; }
  .title { fill: #f6f1e8; }
  .group { fill: #1f1d1a; stroke: #3c3832; }
  .part { fill: #2a2723; stroke: #5a534a; }
  line { stroke: #a39a8c; }
  marker path { fill: #a39a8c; }
}
</style>`;
