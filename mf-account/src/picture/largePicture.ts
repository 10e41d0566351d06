/** The address of the large size of a picture of ours. */
export const largePicture = (address: string | null) =>
  address?.replace(/\/small\.webp$/, '/large.webp') ?? null;
