import pino, { type Logger } from 'pino';
import type { Config } from '../config.js';
import { currentRequestId } from '../context.js';
import { describeError } from './describe-error.js';
import { withoutPersonalData } from './personal-data.js';

/** One JSON line for each thing that happened, on standard output; readable lines for a person at a terminal. */
export async function openLog(
  config: Pick<Config, 'logLevel' | 'appEnv'>,
  to?: pino.DestinationStream,
): Promise<Logger> {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError },
      mixin: () => ({ requestId: currentRequestId() }),
      mixinMergeStrategy: (given: object, mixed: object) => ({ ...mixed, ...given }),
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg: unknown) =>
              typeof arg === 'string' ? withoutPersonalData(arg) : arg,
            ) as typeof args,
          );
        },
      },
    },
    to ?? (await destination(config)),
  );
}

/** Many lines to one write while there is much to say; a line waits half a second at most. */
const buffered = () => pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 });

async function destination({ appEnv }: Pick<Config, 'appEnv'>): Promise<pino.DestinationStream> {
  if (!process.stdout.isTTY || appEnv === 'production') return buffered();
  const { default: pretty } = await import('pino-pretty');
  return pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'requestId', sync: true });
}
