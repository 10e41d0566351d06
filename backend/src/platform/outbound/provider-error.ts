interface Said {
  code?: string | number;
  status?: number;
  responseCode?: number;
}

/** A provider's failure without what was asked of it: the SDKs' own errors hold addresses, numbers and texts. */
export class ProviderError extends Error {
  constructor(provider: string, error: unknown) {
    const { code, status, responseCode } = error as Said;
    const said = [code, status, responseCode].filter((part) => part !== undefined).join(' ');
    super(`${provider} failed: ${said || (error as Error).name}`);
  }
}
