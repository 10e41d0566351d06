import type { FastifyRequest } from 'fastify';
import type { Language } from './contract.js';

/** A call that is refused early has no cookies yet. */
type Asked = Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>;

const offeredOne = (code: unknown, offered: Language[]): Language | undefined =>
  offered.find((each) => each === code);

/** What this browser chose last, on the page or by opening one in this language. */
export const chosenLanguage = ({ cookies }: Pick<Asked, 'cookies'>, offered: Language[]) =>
  offeredOne(cookies?.['language'], offered);

/** Of a call to the API: that of the page that makes it, then what the browser chose. */
export const languageOfCall = (request: Asked, offered: Language[]): Language =>
  offeredOne(request.headers['x-language'], offered) ?? chosenLanguage(request, offered) ?? 'en';

/** The first of a browser's languages that we have: `fa-IR,fa;q=0.9,en;q=0.5` is Farsi. */
export function acceptedLanguage(header: string | undefined, offered: Language[]): Language | undefined {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => /^\s*([a-z]{2,3})\b[^;]*(?:;\s*q=([\d.]{1,5}))?/i.exec(part))
    .map((match) => ({ code: match?.[1]?.toLowerCase(), weight: Number(match?.[2] ?? 1) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted.map(({ code }) => offeredOne(code, offered)).find((found) => found !== undefined);
}

/** Of a page whose address has no prefix: what `?language=` says, then what the browser chose, then what it accepts. */
export const languageOfPage = (request: Asked, named: Language | undefined, offered: Language[]): Language =>
  offeredOne(named, offered) ??
  chosenLanguage(request, offered) ??
  acceptedLanguage(request.headers['accept-language'], offered) ??
  'en';
