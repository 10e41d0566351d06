import { randomInt } from 'node:crypto';
import { signPictures } from '../contract.js';

/** Both show the same sign when they meet. */
export const newSign = (): { signDigits: string; signPicture: string } => ({
  signDigits: String(randomInt(10_000)).padStart(4, '0'),
  signPicture: signPictures[randomInt(signPictures.length)]!,
});
