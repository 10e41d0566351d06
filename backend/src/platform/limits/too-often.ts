import { HttpException } from '@nestjs/common';
import { verifyPhoneHelps } from '../contract.js';

interface WaysOut {
  advice?: string | undefined;
  /** Uses in a day that a verified phone number allows, if it would lift the refusal. */
  allowedIfVerified?: number | undefined;
}

export function tooOften(seconds: number, { advice, allowedIfVerified }: WaysOut = {}): HttpException {
  const verify =
    allowedIfVerified && `Or verify your phone number: then you have ${allowedIfVerified} a day.`;
  const wait = `That was too often. Please try again in ${inWords(seconds)}.`;
  const message = [wait, advice, verify].filter(Boolean).join(' ');
  return new HttpException({ message, retryAfter: seconds, ...(verify && { code: verifyPhoneHelps }) }, 429);
}

function inWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  if (seconds < 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  if (seconds < 36 * 3_600) return counted(Math.ceil(seconds / 3_600), 'hour');
  return counted(Math.ceil(seconds / 86_400), 'day');
}

const counted = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
