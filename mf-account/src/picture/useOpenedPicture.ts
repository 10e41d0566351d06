import { useEffect, useState } from 'react';

interface Opened {
  file: File;
  picture?: ImageBitmap;
  failed?: true;
}

/** Decodes a chosen file, turned as the camera was held. */
export function useOpenedPicture(file: File): Partial<Opened> {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isLeft = false;
    let bitmap: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (picture) => {
        bitmap = picture;
        if (isLeft) picture.close();
        else setOpened({ file, picture });
      },
      () => isLeft || setOpened({ file, failed: true }),
    );
    return () => {
      isLeft = true;
      bitmap?.close();
    };
  }, [file]);
  return opened?.file === file ? opened : {};
}
