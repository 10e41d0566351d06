/** The pino logger, for `@Inject(LOG)`; most code uses Nest's `new Logger('Speaker')` instead. */
export const LOG = Symbol('log');
