/** A masked email that only its owner recognises: m***a@example.com */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const last = local.length > 3 ? local.slice(-1) : '';
  return `${local.slice(0, 1)}***${last}${email.slice(at)}`;
}
