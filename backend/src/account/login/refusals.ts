import { BadRequestException, HttpException } from '@nestjs/common';
import type { CodePurpose } from './codes.js';

const invalidCode = 'Invalid or expired verification code.';

/** Wrong, expired, used, or of another attempt, browser or person: nobody learns which. */
export const wrongCode = () =>
  new BadRequestException({ message: invalidCode, issues: [{ path: 'code', message: invalidCode }] });

const whatElse: Record<CodePurpose, string> = {
  login: 'Please use the link in our mail instead.',
  phone: 'Please try again tomorrow.',
  proof: 'Please log out, log in again, and try once more.',
};

/** Shown with a refusal: other people's requests and guesses cannot lock the owner out. */
export const linkStillWorks = 'If you already have a login mail from us, the link in it still works.';

/** This attempt has had its tries; a fresh code for it changes nothing. */
export const tooManyTries = (purpose: CodePurpose) =>
  new HttpException(
    {
      message: `Too many wrong codes. ${whatElse[purpose]}`,
      retryAfter: 86_400,
    },
    429,
  );

export const unknownAttempt = () => new BadRequestException('Please start the login again');

export const usedLink = () =>
  new BadRequestException('This link was used already or has expired. Please log in again.');
