import { startPictureFor } from 'backend/contract/pages/installed';
import { useEffect, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { words } from '../words';
import { noteAnswered } from './lastAsked';
import { QuestionCard } from './QuestionCard';
import styles from './QuestionCard.module.css';

/** As the browser draws them, so that they are found. */
const signs = [
  <path key="share" d="M12 15V3m-4 4 4-4 4 4M8 10H6v11h12V10h-2" />,
  <path key="add" d="M4 4h16v16H4zM12 8v8m-4-4h8" />,
  <path key="open" d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z" />,
];

/** Safari on a phone asks nothing by itself: these are the presses that put a site on the Home Screen. */
export function HomeScreenSteps({ onEnd }: { onEnd: () => void }) {
  useEffect(linkStartPicture, []);
  const end = () => {
    noteAnswered('homeScreen');
    onEnd();
  };
  return (
    <QuestionCard question="homeScreen" title={words.askToInstall} hint={words.homeScreenHint}>
      <ol className={styles.steps}>
        {words.homeScreenSteps.map((step, index) => (
          <Step key={step} sign={signs[index]}>
            {step}
          </Step>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onClick={end}>{words.understood}</Button>
      </div>
    </QuestionCard>
  );
}

/** Safari takes what it shows while the site opens from a link that was there when the site was added. */
function linkStartPicture() {
  const { width, height } = screen;
  const picture = startPictureFor({ width, height, ratio: devicePixelRatio });
  if (!picture) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'apple-touch-startup-image',
    ...picture,
  });
  document.head.append(link);
  return () => link.remove();
}

const Step = ({ sign, children }: { sign: ReactNode; children: ReactNode }) => (
  <li className={styles.step}>
    <span className={styles.sign}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {sign}
      </svg>
    </span>
    {children}
  </li>
);
