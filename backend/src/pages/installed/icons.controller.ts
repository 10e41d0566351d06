import { Controller, Get, Header, NotFoundException, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { WithoutSession } from '../../platform/http/access.js';
import { startPicturePath, startScreens } from './contract.js';

const background = '#14213d';
/** Of the page that follows. The manifest says the same. */
export const paper = '#fffdf9';
const figure =
  '<path d="M6 22c5-1 7-10 10-10s5 9 10 10" fill="none" stroke="#fffdf9" stroke-width="2.4" stroke-linecap="round"/><circle cx="16" cy="9" r="2.6" fill="#ff7a52"/>';
const unreadMark = '<circle cx="25" cy="25" r="7" fill="#cf4018" stroke="#fffdf9" stroke-width="2"/>';
const tile = `<rect width="32" height="32" rx="9" fill="${background}"/>${figure}`;
/** Without round corners, because the system cuts its own shape out of it. */
const filled = `<rect width="32" height="32" fill="${background}"/>${figure}`;
/** What may be cut off is a fifth on each side. */
const maskable = `<rect width="32" height="32" fill="${background}"/><g transform="translate(16 16) scale(.7) translate(-16 -16)">${figure}</g>`;

const svg = (content: string, width = 32, height = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** One color on nothing: the system fills it with its own. */
const monochrome = `<g transform="translate(16 16) scale(.7) translate(-16 -16)">${figure.replaceAll(/#\w{6}/g, '#fff')}</g>`;

interface Drawing {
  /** SVG. */
  source: string;
  /** In pixels. */
  width: number;
}

/** The mark in the middle, as wide as a third of the screen. */
function startPicture(width: number, height: number): Drawing {
  const [x, y] = [width / 3, (height - width / 3) / 2];
  const mark = `<g transform="translate(${x} ${y}) scale(${width / 3 / 32})">${tile}</g>`;
  return { source: svg(`<rect width="100%" height="100%" fill="${paper}"/>${mark}`, width, height), width };
}

const pngs: Record<string, Drawing> = {
  '/icon-192.png': { source: svg(tile), width: 192 },
  '/icon-512.png': { source: svg(tile), width: 512 },
  '/icon-maskable.png': { source: svg(maskable), width: 512 },
  '/icon-monochrome.png': { source: svg(monochrome), width: 512 },
  '/apple-touch-icon.png': { source: svg(filled), width: 180 },
  ...Object.fromEntries(
    startScreens.map((screen) => [
      startPicturePath(screen),
      startPicture(screen.width * screen.ratio, screen.height * screen.ratio),
    ]),
  ),
};

const aDay = 'public, max-age=86400';

/** Systems that cannot show the SVG get the same drawing as a picture, which is drawn at its first request. */
@WithoutSession()
@Controller()
export class IconsController {
  private readonly drawn = new Map<string, Promise<Buffer>>();

  @Get('icon.svg')
  @Header('cache-control', aDay)
  @Header('content-type', 'image/svg+xml')
  icon() {
    return svg(tile);
  }

  /** For a tab with unread messages. */
  @Get('icon-unread.svg')
  @Header('cache-control', aDay)
  @Header('content-type', 'image/svg+xml')
  unreadIcon() {
    return svg(tile + unreadMark);
  }

  /** Browsers and readers of feeds ask for it by themselves. */
  @Get('favicon.ico')
  @Header('cache-control', aDay)
  @Header('content-type', 'image/x-icon')
  async favicon() {
    return icoOf(await this.png('/favicon.ico', { source: svg(tile), width: 32 }), 32);
  }

  @Get(Object.keys(pngs))
  @Header('cache-control', aDay)
  @Header('content-type', 'image/png')
  picture(@Req() { routeOptions: { url = '' } }: FastifyRequest) {
    const known = pngs[url];
    if (!known) throw new NotFoundException();
    return this.png(url, known);
  }

  private png(name: string, drawing: Drawing): Promise<Buffer> {
    const known = this.drawn.get(name);
    if (known) return known;
    const picture = draw(drawing);
    this.drawn.set(name, picture);
    picture.catch(() => this.drawn.delete(name));
    return picture;
  }
}

async function draw({ source, width }: Drawing): Promise<Buffer> {
  // A large library that few servers need at once.
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(source, { fitTo: { mode: 'width', value: width } })).asPng();
}

/** A directory with one entry, then the PNG itself. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
