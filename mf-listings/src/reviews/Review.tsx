import type { Testimonial } from 'backend/contract/trips/reviews';
import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { openReport, useMe } from 'shell/host';
import { Avatar, Button, FlagIcon, formatDay, Stars, today, useHydrated, VisuallyHidden } from 'shared-ui';
import styles from './PreviousTestimonials.module.css';
import { ReplyForm } from './ReplyForm';

interface ReviewProps {
  review: Testimonial;
  /** Of the reviewed person. */
  name: string;
  ref?: Ref<HTMLLIElement> | undefined;
}

export function Review({ review, name, ref }: ReviewProps) {
  const { id, rating, text, route, createdAt, user, reply, mayReply } = review;
  const { me } = useMe();
  const isHydrated = useHydrated();
  const day = isHydrated ? today(new Date(createdAt)) : createdAt.slice(0, 10);
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className={styles.testimonial}>
      <div className={styles.head}>
        <Stars value={rating} shape="five" />
        {me && me.id !== user.id && <ReportReview id={id} author={user} />}
      </div>
      <p className={styles.text}>{text}</p>
      <p className={styles.by}>
        <Avatar name={user.username} src={user.profilePictureUrl} size="small" />
        <span>
          By {user.id === undefined ? user.username : <Link to={`/people/${user.id}`}>{user.username}</Link>}
        </span>
        {route && <span>{route}</span>}
        <time dateTime={createdAt}>{formatDay(day)}</time>
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.by}>{name} replied</p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {mayReply && <ReplyForm id={id} author={user.username} />}
    </li>
  );
}

function ReportReview({
  id,
  author: { id: authorId, username },
}: {
  id: number;
  author: Testimonial['user'];
}) {
  const [isOpening, setIsOpening] = useState(false);
  const report = async () => {
    setIsOpening(true);
    await openReport({ person: { id: authorId, username }, testimonialId: id });
    setIsOpening(false);
  };
  return (
    <Button variant="quiet" size="small" className={styles.report} busy={isOpening} onClick={report}>
      <FlagIcon aria-hidden="true" /> Report
      <VisuallyHidden> the review by {username}</VisuallyHidden>
    </Button>
  );
}
