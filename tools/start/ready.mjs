import { setTimeout as pause } from 'node:timers/promises';

/** Prints where the site is as soon as it says that it is ready. */
export async function announce(address) {
  const began = Date.now();
  while (!(await isReady(address))) await pause(50, undefined, { ref: false });
  console.log(`\n  Flight Amigo is at ${address} (ready in ${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
}

/** Whether the server at an address answers and can serve. */
export async function isReady(address) {
  try {
    const { ok } = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2000) });
    return ok;
  } catch {
    // Not listening yet: asking again is what the caller is for.
    return false;
  }
}
