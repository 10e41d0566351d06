import { useState } from 'react';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Notice, Skeleton } from 'shared-ui';
import { useUploadPictureMutation } from '../api';
import { wholePicture } from './crop';
import styles from './CropDialog.module.css';
import { CropFrame } from './CropFrame';
import { CropSliders } from './CropSliders';
import { squareJpeg } from './squareJpeg';
import { useOpenedPicture } from './useOpenedPicture';

interface CropDialogProps {
  file: File;
  onClose: () => void;
  onOther: () => void;
}

/** The square of a picture that others will see, and sending it. */
export function CropDialog({ file, onClose, onOther }: CropDialogProps) {
  const opened = useOpenedPicture(file);
  const [crop, setCrop] = useState(wholePicture);
  const [upload, { isLoading, error }] = useUploadPictureMutation();
  const { picture } = opened;
  const save = async () => {
    if (!picture) return;
    const { error } = await upload(await squareJpeg(picture, crop));
    if (error) return;
    toast({ title: 'Profile updated', description: 'Your profile has been updated successfully' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your picture"
      description={picture && 'This is what others see. Drag it, or use the sliders.'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {opened.failed ? (
            <Button variant="primary" onClick={onOther}>
              Choose another one
            </Button>
          ) : (
            <Button variant="primary" busy={isLoading} onClick={save}>
              Save picture
            </Button>
          )}
        </>
      }
    >
      {opened.failed && (
        <Notice tone="error">This cannot be opened as a picture. Please choose a JPEG, PNG or WebP.</Notice>
      )}
      {!opened.failed && !picture && <Skeleton className={styles.waiting} />}
      {picture && (
        <div className={styles.crop}>
          <CropFrame picture={picture} crop={crop} onChange={setCrop} />
          <CropSliders picture={picture} crop={crop} onChange={setCrop} />
        </div>
      )}
      {error && <Notice tone="error">{sentenceOf(error, 'This did not work. Please try again.')}</Notice>}
    </Dialog>
  );
}
