import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';
import { describeError } from './describe-error.js';

type Wanted = Pick<Config, 'logLevel' | 'appEnv'>;

/** One JSON line for each thing that happened, on standard output; readable lines for a person at a terminal. */
export async function openLog(config: Wanted, to?: DestinationStream): Promise<Logger> {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    serializers: { err: describeError },
  };
  return pino(options, to ?? (await standardOutput(config)));
}

/** Many lines to one write while there is much to say; a line waits half a second at most. */
const buffered = () => pino.destination({ dest: 1, sync: true, minLength: 15_000, periodicFlush: 500 });

async function standardOutput({ appEnv }: Wanted): Promise<DestinationStream> {
  if (!process.stdout.isTTY || appEnv === 'production') return buffered();
  const { default: pretty } = await import('pino-pretty');
  return pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'requestId', sync: true });
}
