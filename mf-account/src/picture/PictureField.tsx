import type { Me } from 'backend/contract/account';
import { useRef, useState } from 'react';
import { toastWithUndo } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Avatar, Button, Notice, usePart } from 'shared-ui';
import { useUpdateProfileMutation, useUploadPictureMutation } from '../api';
import { largePicture } from './largePicture';
import { pictureToRestore } from './pictureToRestore';
import styles from './PictureField.module.css';
import { useDrop } from './useDrop';
import { usePictureProgress } from './usePictureProgress';
import { words } from '../words';

const types = 'image/jpeg,image/png,image/webp';

/** The member's picture, which is changed at once and not with the rest of the form. */
export function PictureField({ me }: { me: Me }) {
  const element = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const dialog = usePart(() => import('./CropDialog'));
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen) void dialog.open();
  };
  const isOver = useDrop(element, choose);
  return (
    <div
      ref={element}
      className={styles.field}
      data-over={isOver || undefined}
      role="group"
      aria-label={words.yourPicture}
    >
      <Avatar
        name={me.username}
        src={largePicture(me.profilePictureUrl)}
        size="large"
        alt={words.yourPicture}
      />
      <div className={styles.words}>
        <p className={styles.hint}>{words.pictureHint}</p>
        <div className={styles.actions}>
          <input
            ref={input}
            className={styles.input}
            type="file"
            accept={types}
            tabIndex={-1}
            aria-label={words.pictureFile}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <Button ref={chooseButton} busy={dialog.state === 'loading'} onClick={() => input.current?.click()}>
            {me.profilePictureUrl ? words.replacePicture : words.choosePicture}
          </Button>
          {me.profilePictureUrl && (
            <RemoveButton address={me.profilePictureUrl} onChanged={() => chooseButton.current?.focus()} />
          )}
        </div>
        <Progress me={me} />
        {dialog.state === 'failed' && <Notice tone="error">{words.couldNotOpen}</Notice>}
      </div>
      {dialog.part && file && (
        <dialog.part.CropDialog file={file} onClose={dialog.close} onOther={() => input.current?.click()} />
      )}
    </div>
  );
}

interface RemoveButtonProps {
  address: string;
  /** The pressed button is gone, so the focus needs another place. */
  onChanged: () => void;
}

function RemoveButton({ address, onChanged }: RemoveButtonProps) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [upload] = useUploadPictureMutation();
  const remove = async () => {
    const kept = await pictureToRestore(address);
    const { error } = await update({ profilePictureUrl: '' });
    if (error) {
      const description = sentenceOf(error, words.updateFailedHint);
      toast({ title: words.updateFailed, description, variant: 'destructive' });
      return;
    }
    onChanged();
    const done = { title: words.pictureRemoved, description: words.pictureRemovedHint };
    if (!kept) return toast(done);
    const undo = () => (typeof kept === 'string' ? update({ profilePictureUrl: kept }) : upload(kept));
    toastWithUndo({ ...done, undo, onUndone: onChanged });
  };
  return (
    <Button variant="quiet" busy={isLoading} onClick={remove}>
      {words.removePicture}
    </Button>
  );
}

/** Of a picture that we copy from another site. */
function Progress({ me }: { me: Me }) {
  const state = usePictureProgress(me);
  if (state === 'copying') return <p role="status">{words.copyingPicture}</p>;
  if (state === 'failed') return <Notice tone="warning">{me.pictureRefusal}</Notice>;
  return null;
}
