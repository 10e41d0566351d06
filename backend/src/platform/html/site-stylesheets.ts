import { Injectable, Logger } from '@nestjs/common';

/** The stylesheets with the site's fonts, for pages without the shell. Releases register them. */
@Injectable()
export class SiteStylesheets {
  private readonly log = new Logger('Pages');
  private read: () => Promise<string[]> = () => Promise.resolve([]);
  private readFonts: () => Promise<string[]> = () => Promise.resolve([]);

  register(read: () => Promise<string[]>, readFonts: () => Promise<string[]>): void {
    this.read = read;
    this.readFonts = readFonts;
  }

  /** Such a page has a style of its own, so it also works without these. */
  async addresses(): Promise<string[]> {
    return this.read().catch((error: unknown) => {
      this.log.error(`The shell's stylesheets are not known: ${String(error)}`);
      return [];
    });
  }

  /** To preload: they are used only if they are there at once, so that no text jumps. */
  async fonts(): Promise<string[]> {
    return this.readFonts().catch(() => []);
  }
}
