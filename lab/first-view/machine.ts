import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type {
  FromRenderer,
  PageToRender,
  RenderedText,
  ToRenderer,
} from '../../backend/src/pages/rendering/messages.ts';
import type { ServerCode } from '../../tools/testing/server-code.ts';

export interface Surroundings {
  timeZone: string;
  /** As `LC_ALL` has it. */
  language: string;
  hoursAhead: number;
  /** The first of its random numbers. */
  random: number;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** What a page is rendered from, the same everywhere. */
export type Page = Pick<PageToRender, 'address'> & { boot: object };

interface Task {
  resolve: (page: RenderedText | null) => void;
  reject: (error: Error) => void;
}

const viewer = {
  language: 'en-US',
  day: '2026-05-17',
  zone: 'Asia/Kolkata',
  now: '2026-05-17T10:00:00.000Z',
};
const visitor = { viewer, origin: 'http://localhost' };

/** The server's own. Time zone and language are of a whole process. */
const script = join(import.meta.dirname, '../../backend/src/pages/rendering/render-process.ts');

/** Renders pages as a server does that is elsewhere, with another clock and other random numbers. */
export class Machine {
  private readonly child: ChildProcess;
  private readonly surroundings: Surroundings;
  private readonly remotes: Record<string, string> = {};
  private readonly tasks = new Map<number, Task>();
  private shell = '';
  private lastId = 0;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    const { timeZone: TZ, language: LC_ALL } = surroundings;
    this.child = fork(script, {
      env: { ...process.env, TZ, LC_ALL },
    });
    this.child.on('message', (message: FromRenderer) => this.receive(message));
  }

  async load({ name, file, code }: ServerCode): Promise<void> {
    if (name !== 'shell') this.remotes[name] = name;
    const isShell = name === 'shell';
    this.shell ||= name;
    const bundle = { key: name, file, code: isShell ? changedWorld(this.surroundings) + code : code };
    const { shell } = this;
    await this.send(
      isShell ? { kind: 'shell', language: 'en', shell, bundle } : { kind: 'remote', shell, bundle },
    );
  }

  render({ address, boot }: Page): Promise<RenderedText | null> {
    const { shell, remotes } = this;
    const deadline = Number.MAX_SAFE_INTEGER;
    return this.send({
      kind: 'render',
      page: { address, boot: JSON.stringify(boot), ...visitor, shell, remotes, deadline },
    });
  }

  stop(): void {
    this.child.kill();
  }

  private send(message: WithoutId<ToRenderer>): Promise<RenderedText | null> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.tasks.set(id, { resolve, reject });
      this.child.send({ ...message, id });
    });
  }

  private receive(message: FromRenderer): void {
    if (message.kind === 'failed') this.tasks.get(message.id)?.reject(new Error(message.reason));
    if (message.kind === 'done') this.tasks.get(message.id)?.resolve(message.page ?? null);
  }
}

/** The shell runs first, and all bundles see its globals. A timer for later would keep the page in memory. */
const changedWorld = ({ hoursAhead, random }: Surroundings) => `{
  const ahead = ${hoursAhead * 3_600_000};
  const now = () => RealDate.now() + ahead;
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, type) => Reflect.construct(date, given.length ? given : [now()], type),
    apply: () => String(new RealDate(now())),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
  let last = ${random};
  const start = setTimeout;
  globalThis.setTimeout = (work, wait = 0) => {
    if (wait > 60_000) throw new Error('A page sets a timer of ' + wait + ' ms');
    return start(work, wait);
  };
  Math.random = () => (last = (last + 0.137) % 1);
}
`;
