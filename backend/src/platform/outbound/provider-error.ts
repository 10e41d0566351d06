interface ProviderSdkError {
  code?: string | number;
  status?: number;
  responseCode?: number;
}

/** Hides the request: the SDKs' own errors contain addresses, numbers and texts. */
export class ProviderError extends Error {
  constructor(provider: string, error: unknown) {
    const { code, status, responseCode } = error as ProviderSdkError;
    const codes = [code, status, responseCode].filter((part) => part !== undefined).join(' ');
    super(`${provider} failed: ${codes || (error as Error).name}`);
  }
}
