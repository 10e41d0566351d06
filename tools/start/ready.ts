export async function isReady(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(2000) });
    return ok;
  } catch {
    // Not listening yet: the caller polls.
    return false;
  }
}
