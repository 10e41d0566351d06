import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { LetterDrawing } from '../drawings/LetterDrawing';
import { EmptyState } from './EmptyState';
import { words } from '../words';

export type SignedOutProps = {
  onLogIn: () => void;
  /** What the login is for. */
  children: ReactNode;
};

/** In place of a page whose session has ended while it was open. */
export const SignedOut = ({ onLogIn, children }: SignedOutProps) => (
  <EmptyState
    drawing={<LetterDrawing />}
    level={1}
    title={words.authenticationRequired}
    action={
      <Button variant="primary" onClick={onLogIn}>
        {words.logIn}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
