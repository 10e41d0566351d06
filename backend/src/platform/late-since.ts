const minute = 60_000;
const longest = 30 * 24 * 60 * minute;

/** When a message was written, if it had to wait for a network. A device's clock may be anywhere: then nothing is said. */
export function lateSince(writtenAt: string | undefined, now = Date.now()): string | null {
  const waited = writtenAt === undefined ? 0 : now - Date.parse(writtenAt);
  return writtenAt !== undefined && waited > minute && waited < longest ? writtenAt : null;
}
