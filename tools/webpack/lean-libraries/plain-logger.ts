// Replaces the federation SDK's logger. That one also writes stack traces in a debug mode that we do not use.
export const createLogger = (prefix: string) => ({
  debug: () => {},
  log: console.log.bind(console, prefix),
  info: console.info.bind(console, prefix),
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
});
export const createInfrastructureLogger = createLogger;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = () => {};
