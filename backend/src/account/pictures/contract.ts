import { z } from 'zod';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
export const maxPictureBytes = 8 * 1024 * 1024;

export const newPicture = z.object({ profilePictureUrl: z.string() });
export type NewPicture = z.infer<typeof newPicture>;

/** Of a picture of ours. */
export const pictureAddress = z
  .string()
  .regex(/^\/pictures\/[A-Za-z0-9_-]{22}\/(small|large)\.webp$/, { abort: true });

export const pictureIssues = {
  unknown: 'Please choose a JPEG, PNG or WebP picture',
  tooManyBytes: 'This picture has more than 8 MB: please choose a smaller one',
  tooManyPixels: 'This picture has more than 40 megapixels: please choose a smaller one',
  tooMuchMemory:
    'This picture is too large for the way it is stored: please choose one of less than 12 megapixels, or a plain JPEG',
  animated: 'Moving pictures cannot be used: please choose a still one',
  notOnlyPicture:
    'This file has something hidden behind the picture: please save it again as a JPEG, PNG or WebP',
  damaged: 'This picture is damaged or not complete: please choose another one',
  unreadable: 'We could not read this picture: please choose another one',
};
export type PictureIssue = keyof typeof pictureIssues;
