import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.js';
import { describeError } from './describe-error.js';

type Wanted = Pick<Config, 'logLevel' | 'appEnv'>;

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

const maxKept = 1_000_000;

function buffered(): DestinationStream {
  const destination = pino.destination({
    dest: 1,
    sync: true,
    minLength: 15_000,
    maxLength: maxKept,
    periodicFlush: 500,
    // Each retry would block the event loop for 100 ms while the reader does not read.
    retryEAGAIN: () => false,
  });
  let hasFailed = false;
  // Without a listener a full disk would end the process.
  destination.on('error', (error: NodeJS.ErrnoException) => {
    if (hasFailed || error.code === 'EAGAIN') return;
    hasFailed = true;
    console.error(`The log cannot be written: ${error.message}. The server goes on without it.`);
  });
  return destination;
}

async function standardOutput({ appEnv }: Wanted): Promise<DestinationStream> {
  // The image has no development packages.
  const isInstalledForProduction = process.env.NODE_ENV === 'production';
  if (!process.stdout.isTTY || isInstalledForProduction || appEnv === 'production') return buffered();
  const { default: pretty } = await import('pino-pretty');
  return pretty({ colorize: true, translateTime: 'SYS:HH:MM:ss', ignore: 'requestId', sync: true });
}
