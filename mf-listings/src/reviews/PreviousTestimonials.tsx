import { useId, useState, type ReactNode } from 'react';
import { Button, Notice, Skeleton, SkeletonRegion } from 'shared-ui';
import { useTestimonialsOfQuery } from '../api/testimonials';
import { words } from '../words';
import styles from './PreviousTestimonials.module.css';
import { Review } from './Review';

const shownAtFirst = 5;
const focus = (item: HTMLLIElement | null) => item?.focus();

interface PreviousTestimonialsProps {
  userId: number;
  /** Of the reviewed person. */
  name: string;
  title?: string;
  level?: 2 | 3;
  /** Below the heading. */
  children?: ReactNode;
}

export function PreviousTestimonials({
  userId,
  name,
  title = words.previousTestimonials,
  level = 3,
  children,
}: PreviousTestimonialsProps) {
  const Heading = `h${level}` as const;
  const heading = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, refetch } = useTestimonialsOfQuery(userId);
  const isFolded = !showsAll && data && data.length > shownAtFirst + 1;
  return (
    <section aria-labelledby={heading} className={styles.previous}>
      <Heading id={heading} className={styles.title}>
        {title}
      </Heading>
      {children}
      {!data && isFetching && <TestimonialsSkeleton />}
      {!data && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
          {words.testimonialsFailed}
        </Notice>
      )}
      {data?.length === 0 && <p className={styles.none}>{words.nobodyHasWritten}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.slice(0, isFolded ? shownAtFirst : undefined).map((review, place) => (
            <Review
              key={review.id}
              review={review}
              name={name}
              // The button that showed it is gone.
              ref={showsAll && place === shownAtFirst ? focus : undefined}
            />
          ))}
        </ul>
      )}
      {isFolded && (
        <Button className={styles.button} onClick={() => setShowsAll(true)}>
          {words.showAllReviews(data.length)}
        </Button>
      )}
    </section>
  );
}

const TestimonialsSkeleton = () => (
  <SkeletonRegion label={words.loadingTestimonials}>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </SkeletonRegion>
);
