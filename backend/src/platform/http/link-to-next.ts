import type { FastifyReply } from 'fastify';

/** A `Link` header with the next page of a list, if there is one. */
export function linkToNext(
  reply: FastifyReply,
  path: string,
  search: object,
  cursor: string | number | null | undefined,
): void {
  if (cursor === null || cursor === undefined) return;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...search, cursor }))
    if (value !== undefined) query.set(name, String(value));
  void reply.header('link', `<${path}?${query}>; rel="next"`);
}
