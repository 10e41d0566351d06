/** The cursor of a list's next page, from its response's `Link` header: `</api/tips?…&cursor=abc>; rel="next"`. */
export const nextCursor = (link: string | null | undefined): string | null =>
  link ? new URL(/<([^<>]+)>/.exec(link)?.[1] ?? '', location.origin).searchParams.get('cursor') : null;

export const readId = (text: string | null): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
