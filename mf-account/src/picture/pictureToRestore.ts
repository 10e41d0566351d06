import { largePicture } from './largePicture';

/**
 * What brings a picture back once it is removed. Of a picture of ours only its bytes do, because its file is deleted. Null
 * when they cannot be had.
 */
export async function pictureToRestore(address: string): Promise<Blob | string | null> {
  if (address.startsWith('https:')) return address;
  try {
    const reply = await fetch(largePicture(address) ?? address);
    return reply.ok ? await reply.blob() : null;
  } catch {
    // Without them it is removed for good.
    return null;
  }
}
