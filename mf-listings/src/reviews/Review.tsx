import type { Testimonial } from 'backend/contract/trips/reviews';
import { useState, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { Translatable } from 'shell/forms';
import { openReport, useMe } from 'shell/host';
import {
  Avatar,
  Button,
  FlagIcon,
  formatDay,
  Stars,
  today,
  useHydrated,
  Isolated,
  withParts,
} from 'shared-ui';
import { useTranslateReplyMutation, useTranslateTestimonialMutation } from '../api/translation';
import { hiddenPart } from '../listing/parts';
import { routeShown } from '../listing/trip';
import { words } from '../words';
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
  const [translate] = useTranslateTestimonialMutation();
  const [translateReply] = useTranslateReplyMutation();
  const isHydrated = useHydrated();
  const author = <AuthorName author={user} />;
  const day = isHydrated ? today(new Date(createdAt)) : createdAt.slice(0, 10);
  return (
    <li ref={ref} tabIndex={ref ? -1 : undefined} className={styles.testimonial}>
      <div className={styles.head}>
        <Stars value={rating} shape="five" />
        {me && me.id !== user.id && <ReportReview id={id} author={user} />}
      </div>
      <p className={styles.text}>
        <Translatable text={text} translate={() => translate(id).unwrap()} />
      </p>
      <p className={styles.by}>
        <Avatar name={user.username} src={user.profilePictureUrl} size="small" />
        <span>{withParts(words.by(user.username), { name: () => author })}</span>
        {route && <span>{routeShown(route)}</span>}
        <time dateTime={createdAt}>{formatDay(day)}</time>
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.by}>{words.replied(name)}</p>
          <p className={styles.text}>
            <Translatable text={reply.text} translate={() => translateReply(id).unwrap()} />
          </p>
        </div>
      )}
      {mayReply && <ReplyForm id={id} author={user.username} />}
    </li>
  );
}

function AuthorName({ author: { id, username } }: { author: Testimonial['user'] }) {
  if (id === undefined) return username;
  return (
    <Link to={`/people/${id}`}>
      <Isolated>{username}</Isolated>
    </Link>
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
      <FlagIcon aria-hidden="true" /> {withParts(words.reportReview(username), hiddenPart)}
    </Button>
  );
}
