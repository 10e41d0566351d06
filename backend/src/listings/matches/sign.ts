import { randomInt } from 'node:crypto';

/** Drawings that are told apart at a glance, also by someone who cannot read. */
export const signPictures = [
  'umbrella',
  'star',
  'fish',
  'tree',
  'house',
  'key',
  'bell',
  'leaf',
  'boat',
  'sun',
  'cup',
  'bird',
] as const;

/** Both show the same sign when they meet. */
export const newSign = (): { signDigits: string; signPicture: string } => ({
  signDigits: String(randomInt(10_000)).padStart(4, '0'),
  signPicture: signPictures[randomInt(signPictures.length)]!,
});
