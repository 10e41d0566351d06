/** What nodemailer says when the provider took the call and turned this one mail down. */
interface Refusal extends Error {
  responseCode: number;
}

/** A mailbox that does not exist, a message that is not wanted: trying again changes nothing. */
export function isRefusal(error: unknown): error is Refusal {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && typeof responseCode === 'number' && responseCode >= 500;
}
