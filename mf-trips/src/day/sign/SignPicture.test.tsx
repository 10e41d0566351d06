import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { signPictures } from 'backend/contract/trips';
import { SignPicture } from './SignPicture';

describe('the picture of the sign', () => {
  it('has a drawing of its own for each name of a sign', () => {
    const drawings = signPictures.map((name) => {
      render(<SignPicture name={name} />);
      return screen.getByRole('img', { name }).innerHTML;
    });
    expect(drawings).not.toContain('');
    expect(new Set(drawings).size).toBe(signPictures.length);
  });
});
