import { Link } from 'react-router-dom';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useTestimonialsQuery } from '../api/testimonials';
import { words } from '../words';
import section from './Section.module.css';
import { TestimonialCard } from './TestimonialCard';
import styles from './Testimonials.module.css';
import { TestimonialsSkeleton } from './TestimonialsSkeleton';

export function Testimonials() {
  const { data, isError, isFetching, refetch } = useTestimonialsQuery();
  return (
    <section className={section.section} aria-labelledby="testimonials">
      <div className={section.head}>
        <h2 id="testimonials">{words.whatUsersSay}</h2>
      </div>
      {!data && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>{words.tryAgain}</Button>}>
          {words.testimonialsFailed}
        </Notice>
      )}
      {!data && (!isError || isFetching) && <TestimonialsSkeleton />}
      {data && data.length > 0 && (
        <ul className={styles.grid}>
          {data.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <NoTestimonials />}
    </section>
  );
}

function NoTestimonials() {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={3}
      title={words.noTestimonials}
      action={
        <>
          <Button asChild>
            <Link to="/search?type=helper">{words.findAmigo}</Link>
          </Button>
          <Button asChild>
            <Link to="/search?type=seeking_help">{words.findSomeoneToHelp}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/search">{words.browseAll}</Link>
          </Button>
        </>
      }
    >
      <p>{words.noTestimonialsHint}</p>
    </EmptyState>
  );
}
