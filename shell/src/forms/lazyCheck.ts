import type { z } from 'zod';
import type { Checked } from './useForm';

/** For a contract that weighs more than its page. When it cannot be loaded, the server checks alone. */
export function lazyCheck<Request>(load: () => Promise<z.ZodType<Request>>) {
  return {
    warm: () => void load().catch(() => undefined),
    async check(request: Request): Promise<Checked<Request>> {
      const contract = await load().catch(() => null);
      return contract?.safeParse(request) ?? { success: true, data: request };
    },
  };
}
