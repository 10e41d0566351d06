import { Link } from 'react-router-dom';
import { Button, EmptyState, LetterDrawing, Notice } from 'shared-ui';
import { useTestimonialsQuery } from '../api/testimonials';
import section from './Section.module.css';
import { TestimonialCard } from './TestimonialCard';
import styles from './Testimonials.module.css';
import { TestimonialsSkeleton } from './TestimonialsSkeleton';

export function Testimonials() {
  const { data, isError, isFetching, refetch } = useTestimonialsQuery();
  return (
    <section className={section.section} aria-labelledby="testimonials">
      <div className={section.head}>
        <h2 id="testimonials">What Our Users Say</h2>
      </div>
      {!data && isError && !isFetching && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Failed to fetch testimonials
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
      title="No testimonials yet"
      action={
        <>
          <Button asChild>
            <Link to="/search?type=helper">Find an Amigo</Link>
          </Button>
          <Button asChild>
            <Link to="/search?type=seeking_help">Find someone to help</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/search">Browse all listings</Link>
          </Button>
        </>
      }
    >
      <p>Fly together, and be the first to tell how it was.</p>
    </EmptyState>
  );
}
