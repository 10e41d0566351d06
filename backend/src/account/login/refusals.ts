import { BadRequestException, HttpException } from '@nestjs/common';
import type { CodePurpose } from './codes.js';

const invalidCode = 'Invalid or expired verification code.';

/** Wrong, expired, used, or of another attempt, browser or person: nobody learns which. */
export const wrongCode = () =>
  new BadRequestException({ message: invalidCode, issues: [{ path: 'code', message: invalidCode }] });

export const useTheLink = 'Please use the link in our mail instead.';

/** This attempt has had its tries; a fresh code for it changes nothing. */
export const tooManyTries = (purpose: CodePurpose) =>
  new HttpException(
    {
      message: `Too many wrong codes. ${purpose === 'login' ? useTheLink : 'Please try again tomorrow.'}`,
      retryAfter: 86_400,
    },
    429,
  );

export const unknownAttempt = () => new BadRequestException('Please start the login again');

export const usedLink = () =>
  new BadRequestException('This link was used already or has expired. Please log in again.');
