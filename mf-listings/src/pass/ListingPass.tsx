import type { ComponentProps, ReactNode } from 'react';
import { Pass, PassStub, type PassProps } from 'shared-ui';
import styles from './ListingPass.module.css';

interface ListingPassProps extends ComponentProps<'article'>, Pick<PassProps, 'on'> {
  side?: 'helper' | 'seeker';
  stub: ReactNode;
}

export function ListingPass({ side, stub, children, ...rest }: ListingPassProps) {
  return (
    <Pass {...rest} className={styles.pass} wash={side ?? 'paper'}>
      <div className={styles.trip}>{children}</div>
      <PassStub className={styles.stub}>{stub}</PassStub>
    </Pass>
  );
}
