import type { Credentials } from '../../platform/object-store/credentials.js';
import { sha256, signature, type SignedRequest } from './signature.js';

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/(\w+)\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
const quarterOfAnHour = 15 * 60 * 1_000;

export function refusedSignature(
  request: SignedRequest,
  body: Buffer,
  bucket: Credentials & { region: string },
): string | undefined {
  const [, keyId, day = '', region = '', service = '', names = '', actual] =
    authorization.exec(request.headers.authorization ?? '') ?? [];
  if (!keyId) return 'AccessDenied';
  if (keyId !== bucket.accessKeyId) return 'InvalidAccessKeyId';
  if (request.headers['x-amz-security-token'] !== bucket.sessionToken) return 'InvalidToken';
  if (region !== bucket.region || service !== 's3') return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === 'host' || /^x-amz-|^if-/.test(name),
  );
  if (mustBeSigned.some((name) => !signed.includes(name))) return 'AccessDenied';
  if (Math.abs(Date.now() - moment(request.headers['x-amz-date'])) > quarterOfAnHour)
    return 'RequestTimeTooSkewed';
  const expected = signature(request, signed, bucket.secretAccessKey, { day, region, service });
  if (actual !== expected) return 'SignatureDoesNotMatch';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return undefined;
}

const moment = (date = '') =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) || 0;
