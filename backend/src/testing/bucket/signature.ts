import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query, as in the request line. */
  target: string;
  headers: Record<string, string>;
}

export interface Scope {
  day: string;
  region: string;
  service: string;
}

/** AWS Signature Version 4, written from its documentation to check the client's. */
export function signature(
  request: SignedRequest,
  signed: string[],
  secretAccessKey: string,
  scope: Scope,
): string {
  const { day, region, service } = scope;
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical(request, signed)),
  ].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

function canonical({ method, target, headers }: SignedRequest, signed: string[]): string {
  const [path = '', query = ''] = target.split('?');
  return [
    method,
    path.split('/').map(decodeURIComponent).map(encoded).join('/'),
    [...new URLSearchParams(query)]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...signed.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export const sha256 = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
