import { Card, Skeleton, SkeletonRegion } from 'shared-ui';
import { words } from '../words';
import card from './TestimonialCard.module.css';
import styles from './Testimonials.module.css';

export function TestimonialsSkeleton() {
  return (
    <SkeletonRegion label={words.loadingWhatUsersSay}>
      <div className={styles.grid}>
        {[1, 2, 3].map((number) => (
          <Card key={number} className={card.card}>
            <Skeleton className={styles.stars} />
            <div className={card.text}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
            <div className={card.author}>
              <Skeleton shape="circle" />
              <Skeleton className={styles.stars} />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
