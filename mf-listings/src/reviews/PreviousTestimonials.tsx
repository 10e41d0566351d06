import { useId } from 'react';
import { formatDay, Button, Notice, Skeleton, SkeletonRegion, Stars, today } from 'shared-ui';
import { useTestimonialsOfQuery } from '../api/testimonials';
import styles from './PreviousTestimonials.module.css';
import { ReplyForm } from './ReplyForm';

interface PreviousTestimonialsProps {
  userId: number;
  /** Of the reviewed person. */
  name: string;
  title?: string;
  level?: 2 | 3;
}

export function PreviousTestimonials({
  userId,
  name,
  title = 'Previous Testimonials',
  level = 3,
}: PreviousTestimonialsProps) {
  const Heading = `h${level}` as const;
  const heading = useId();
  const { data, isError, isFetching, refetch } = useTestimonialsOfQuery(userId);
  return (
    <section aria-labelledby={heading} className={styles.previous}>
      <Heading id={heading} className={styles.title}>
        {title}
      </Heading>
      {!data && isFetching && <TestimonialsSkeleton />}
      {!data && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Failed to fetch testimonials
        </Notice>
      )}
      {data?.length === 0 && <p className={styles.none}>Nobody has written one yet.</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, rating, text, createdAt, user, reply, mayReply }) => (
            <li key={id} className={styles.testimonial}>
              <p className={styles.head}>
                <Stars value={rating} shape="five" />
                <time dateTime={createdAt}>{formatDay(today(new Date(createdAt)))}</time>
              </p>
              <p className={styles.text}>{text}</p>
              <p className={styles.by}>By {user.username}</p>
              {reply && (
                <div className={styles.reply}>
                  <p className={styles.by}>{name} replied</p>
                  <p className={styles.text}>{reply.text}</p>
                </div>
              )}
              {mayReply && <ReplyForm id={id} author={user.username} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const TestimonialsSkeleton = () => (
  <SkeletonRegion label="Loading testimonials">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </SkeletonRegion>
);
