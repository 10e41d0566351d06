import { HttpException } from '@nestjs/common';

export function tooOften(seconds: number, advice?: string): HttpException {
  const wait = `That was too often. Please try again in ${inWords(seconds)}.`;
  const message = advice ? `${wait} ${advice}` : wait;
  return new HttpException({ message, retryAfter: seconds }, 429);
}

function inWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  if (seconds < 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  if (seconds < 36 * 3_600) return counted(Math.ceil(seconds / 3_600), 'hour');
  return counted(Math.ceil(seconds / 86_400), 'day');
}

const counted = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
