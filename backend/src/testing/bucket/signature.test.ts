import { describe, expect, it } from '@jest/globals';
import { sha256, signature } from './signature.js';

describe('the signature that our test bucket expects', () => {
  it('equals the one in the example of the S3 documentation', () => {
    const headers = {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': sha256(''),
      'x-amz-date': '20130524T000000Z',
    };
    expect(
      signature(
        { method: 'GET', target: '/test.txt', headers },
        Object.keys(headers),
        'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        { day: '20130524', region: 'us-east-1', service: 's3' },
      ),
    ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  });
});
