import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { currentRequestId } from '../request-context.js';
import { withoutPersonalData } from './personal-data.js';

const framework = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
]);

type Level = 'debug' | 'info' | 'warn' | 'error';

/** A warning or error about something that was thrown, here or in a browser. Without personal data but for `err`. */
export interface LogProblem {
  level: 'warn' | 'error';
  speaker: string;
  text: string;
  requestId?: string | undefined;
  route?: string;
  job?: string;
  err?: unknown;
  fault?: {
    message: string;
    place: string;
    path: string;
    remote?: string;
    release?: string;
    stack?: string[];
  };
}

export class NestLog implements LoggerService {
  constructor(
    private readonly pino: Logger,
    private readonly onProblem?: (problem: LogProblem) => void,
  ) {}

  log = (...args: unknown[]) => this.write('info', args);
  warn = (...args: unknown[]) => this.write('warn', args);
  error = (...args: unknown[]) => this.write('error', args);
  debug = (...args: unknown[]) => this.write('debug', args);
  verbose = (...args: unknown[]) => this.write('debug', args);

  /** Nest passes the logger's name as the last argument. */
  private write(level: Level, [first, ...rest]: unknown[]) {
    const speaker = rest.pop();
    const fields = first instanceof Error ? { err: first } : typeof first === 'object' ? first : {};
    const text = [first, ...rest].find((item) => typeof item === 'string') ?? '';
    const quiet = level === 'info' && framework.has(String(speaker));
    const line = { requestId: currentRequestId(), speaker, ...fields };
    const safeText = withoutPersonalData(text);
    this.pino[quiet ? 'debug' : level](line, safeText);
    const isThrown = 'err' in line || 'fault' in line;
    if (isThrown && (level === 'warn' || level === 'error'))
      this.onProblem?.({ ...(line as Partial<LogProblem>), level, speaker: String(speaker), text: safeText });
  }
}
