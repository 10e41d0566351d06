interface Refusal extends Error {
  responseCode: number;
}

/** A refused mailbox or message: a retry would not help. */
export function isRefusal(error: unknown): error is Refusal {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && typeof responseCode === 'number' && responseCode >= 500;
}
