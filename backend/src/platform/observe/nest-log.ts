import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { currentRequestId } from '../request-context.js';
import { withoutPersonalData } from './personal-data.js';

/** What Nest says of itself while it starts. */
const framework = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

type Level = 'debug' | 'info' | 'warn' | 'error';

/** Nest's logger, writing where everything else is written: `log.warn('words')` or `log.warn({ err, … }, 'words')`. */
export class NestLog implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log = (...said: unknown[]) => this.write('info', said);
  warn = (...said: unknown[]) => this.write('warn', said);
  error = (...said: unknown[]) => this.write('error', said);
  debug = (...said: unknown[]) => this.write('debug', said);
  verbose = (...said: unknown[]) => this.write('debug', said);

  /** Nest adds who speaks as the last argument. */
  private write(level: Level, [first, ...rest]: unknown[]) {
    const speaker = rest.pop();
    const given = first instanceof Error ? { err: first } : typeof first === 'object' ? first : {};
    const words = [first, ...rest].find((item) => typeof item === 'string') ?? '';
    const quiet = level === 'info' && framework.has(String(speaker));
    const fields = { requestId: currentRequestId(), speaker, ...given };
    this.pino[quiet ? 'debug' : level](fields, withoutPersonalData(words));
  }
}
