import type { Variables } from './variables.js';

/** What gives a pod or a container its temporary credentials, in the variables that the AWS SDKs know. */
export type BucketRole =
  | { kind: 'web identity'; arn: string; tokenFile: string; stsUrl: string }
  | { kind: 'container'; url: string; token?: string | undefined; tokenFile?: string | undefined };

export function bucketRole(set: Variables): BucketRole | undefined {
  const { AWS_ROLE_ARN: arn, AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile } = set;
  if (arn && tokenFile) {
    const stsUrl = set.AWS_ENDPOINT_URL_STS ?? `https://sts.${set.RELEASES_BUCKET_REGION}.amazonaws.com/`;
    return { kind: 'web identity', arn, tokenFile, stsUrl };
  }
  const path = set.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI;
  const url = path ? `http://169.254.170.2${path}` : set.AWS_CONTAINER_CREDENTIALS_FULL_URI;
  if (!url) return undefined;
  return {
    kind: 'container',
    url,
    token: set.AWS_CONTAINER_AUTHORIZATION_TOKEN,
    tokenFile: set.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE,
  };
}
