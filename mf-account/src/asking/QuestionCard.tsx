import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Card } from 'shared-ui';
import { noteSeen, type DeviceQuestion } from './lastAsked';
import styles from './QuestionCard.module.css';

interface QuestionCardProps {
  question: DeviceQuestion;
  title: string;
  hint: string;
  children: ReactNode;
}

export function QuestionCard({ question, title, hint, children }: QuestionCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        noteSeen(question);
        observer.disconnect();
      },
      { threshold: 0.5 },
    );
    if (card.current) observer.observe(card.current);
    return () => observer.disconnect();
  }, [question]);
  return (
    <Card ref={card} role="region" aria-labelledby={id} className={styles.card}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
    </Card>
  );
}
