import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { VisuallyHidden } from '../display/VisuallyHidden';
import styles from './Skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  /** `text` and `title` have the height of a line; the others get their size from a class. */
  shape?: 'text' | 'title' | 'control' | 'circle' | 'block';
};

export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(styles.skeleton, className)} data-shape={shape} />
  );
}

export type SkeletonRegionProps = ComponentProps<'div'> & {
  label: string;
};

/** Groups the skeletons of one region and announces once what is loading. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  return (
    <div role="status" aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
