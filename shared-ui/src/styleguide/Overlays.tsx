import { useState } from 'react';
import { Button, Dialog, Field, TextInput, type ToastMessage, ToastRegion } from '../index';
import { Chapter, Specimen } from './Specimen';

const toasts: Omit<ToastMessage, 'id'>[] = [
  { title: 'Login successful', description: 'You are now logged in' },
  {
    title: 'Message failed',
    description: 'There was a problem sending your message.',
    variant: 'destructive',
  },
  { title: 'Listing closed', action: { label: 'Undo', onClick: () => undefined } },
];

export function Overlays() {
  const [open, setOpen] = useState<'short' | 'long' | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const close = () => setOpen(null);
  return (
    <Chapter title="Overlays">
      <Specimen name="Dialog" wide>
        <Button onClick={() => setOpen('short')}>Open the dialog</Button>
        <Button onClick={() => setOpen('long')}>Open the long dialog</Button>
        <Dialog
          open={open === 'short'}
          onOpenChange={close}
          title="Log in"
          description="Please enter the email you used when creating a listing"
        >
          <Field label="Email">
            <TextInput type="email" />
          </Field>
        </Dialog>
        <Dialog
          open={open === 'long'}
          onOpenChange={close}
          title="Trip Details"
          wide
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Send a Tip
              </Button>
            </>
          }
        >
          {Array.from({ length: 24 }, (_, line) => (
            <p key={line}>I know both airports well and I am patient with questions.</p>
          ))}
        </Dialog>
      </Specimen>
      <Specimen name="Toast" wide>
        {toasts.map((message) => (
          <Button key={message.title as string} onClick={() => setToast({ ...message, id: Date.now() })}>
            {message.title}
          </Button>
        ))}
        <ToastRegion toast={toast} onClose={() => setToast(null)} />
      </Specimen>
    </Chapter>
  );
}
