import type { ComponentProps } from 'react';
import { classes } from '../classes';
import { VisuallyHidden } from '../display/VisuallyHidden';
import styles from './Skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  /** `text` and `title` are as high as a line of theirs; give the others their size by a class. */
  shape?: 'text' | 'title' | 'control' | 'circle' | 'block';
};

/** Stands where something of the same size will be. */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" {...rest} className={classes(styles.skeleton, className)} data-shape={shape} />
  );
}

export type SkeletonRegionProps = ComponentProps<'div'> & {
  /** What is being waited for, such as "Loading your profile". */
  label: string;
};

/** Holds the skeletons of one place and says once, aloud, what is being waited for. */
export function SkeletonRegion({ label, children, ...rest }: SkeletonRegionProps) {
  return (
    <div role="status" aria-busy="true" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
