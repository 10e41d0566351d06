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
import { words } from '../words';

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
    toast({ title: words.profileUpdated, description: words.profileUpdatedHint });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.yourPicture}
      description={picture && words.cropHint}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {opened.failed ? (
            <Button variant="primary" onClick={onOther}>
              {words.chooseAnother}
            </Button>
          ) : (
            <Button variant="primary" busy={isLoading} onClick={save}>
              {words.savePicture}
            </Button>
          )}
        </>
      }
    >
      {opened.failed && <Notice tone="error">{words.notAPicture}</Notice>}
      {!opened.failed && !picture && <Skeleton className={styles.waiting} />}
      {picture && (
        <div className={styles.crop}>
          <CropFrame picture={picture} crop={crop} onChange={setCrop} />
          <CropSliders picture={picture} crop={crop} onChange={setCrop} />
        </div>
      )}
      {error && <Notice tone="error">{sentenceOf(error, words.didNotWork)}</Notice>}
    </Dialog>
  );
}
