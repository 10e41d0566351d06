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
