import { BadRequestException, HttpException } from '@nestjs/common';
import type { CodePurpose } from './codes.js';

const invalidCode = 'Invalid or expired verification code.';

/** One message for wrong, expired, used and foreign codes, so that a guess reveals nothing. */
export const wrongCode = () =>
  new BadRequestException({ message: invalidCode, issues: [{ path: 'code', message: invalidCode }] });

const alternatives: Partial<Record<CodePurpose, string>> = {
  login: 'Please use the link in our mail instead.',
  alert: 'Please ask for a new code.',
  proof: 'Please log out, log in again, and try once more.',
};

/** Others can use up the limits, so each such refusal names a way that still works. */
export const linkStillWorks = 'If you already have a login mail from us, the link in it still works.';

/** For limits that others can use up: says first what works now, and not how long the limit lasts. */
export async function linkFirst<T>(taking: Promise<T>): Promise<T> {
  try {
    return await taking;
  } catch (error) {
    const isLimit = error instanceof HttpException && error.getStatus() === 429;
    if (!isLimit) throw error;
    const { retryAfter } = error.getResponse() as { retryAfter: number };
    throw new HttpException({ message: useTheLink, retryAfter }, 429);
  }
}

const useTheLink =
  'Please use the link in our mail: it logs you in without the code. Codes are not accepted just now, because too many wrong ones were entered.';

export const tooManyTries = (purpose: CodePurpose) =>
  new HttpException(
    {
      message: `Too many wrong codes. ${alternatives[purpose] ?? 'Please try again tomorrow.'}`,
      retryAfter: 86_400,
    },
    429,
  );

export const unknownAttempt = () => new BadRequestException('Please start the login again');

export const usedLink = () =>
  new BadRequestException('This link was used already or has expired. Please log in again.');
