import { ServiceUnavailableException } from '@nestjs/common';

/** Not logged with every probe: `Readiness` logs each change once. */
export class NotReady extends ServiceUnavailableException {}
