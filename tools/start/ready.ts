export async function isReady(address: string, path = '/health/ready'): Promise<boolean> {
  try {
    const { ok } = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(2000) });
    return ok;
  } catch {
    // Not listening yet: the caller polls.
    return false;
  }
}
