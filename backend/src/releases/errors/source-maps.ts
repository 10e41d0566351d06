import { SourceMap, type SourceMapPayload } from 'node:module';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { ServedReleases } from '../serving/served-releases.service.js';

/** Reads the private source maps of releases. Anything that has none stays as the browser sent it. */
@Injectable()
export class SourceMaps {
  private readonly log = new Logger('Releases');

  constructor(private readonly releases: ServedReleases) {}

  async resolve(stacks: string[][]): Promise<string[][]> {
    const scripts = new Set(stacks.flat().map(scriptOf));
    const maps = new Map(
      await Promise.all(
        [...scripts].map(async (script) => [script, await this.mapOf(script).catch(this.none)] as const),
      ),
    );
    return stacks.map((stack) => stack.map((frame) => positionIn(maps.get(scriptOf(frame)), frame)));
  }

  private async mapOf(script: string): Promise<SourceMap | undefined> {
    const [name = '', release = '', file = ''] = script.split('/');
    const stored = await this.releases.sourceMap(name, release, file);
    return stored ? new SourceMap(sourceMap.parse(JSON.parse(stored.body.toString()))) : undefined;
  }

  /** A damaged map or an outage of the store costs the names, not the page. */
  private readonly none = (error: unknown): undefined =>
    this.log.error(`A source map cannot be read: ${String(error)}`) as undefined;
}

const sourceMap = z.looseObject({
  version: z.literal(3),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
}) as unknown as z.ZodType<SourceMapPayload>;

const position = /:(\d+):(\d+)$/;
const scriptOf = (frame: string) => frame.replace(position, '');

function positionIn(map: SourceMap | undefined, frame: string): string {
  const [, line = '', column = ''] = position.exec(frame) ?? [];
  const origin = map?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!origin || !('originalSource' in origin)) return frame;
  // Missing in Node's types.
  const { originalSource, originalLine, originalColumn, name } = origin as typeof origin & { name?: string };
  const source = originalSource.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '');
  return `${source}:${originalLine + 1}:${originalColumn + 1}${name ? ` ${name}` : ''}`;
}
