import { useState } from 'react';
import { Button } from 'shared-ui';
import { words } from '../words';
import { install } from './installing';
import { noteAnswered } from './lastAsked';
import { QuestionCard } from './QuestionCard';
import styles from './QuestionCard.module.css';

export function AskToInstall({ onEnd }: { onEnd: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const end = () => {
    noteAnswered('install');
    onEnd();
  };
  const begin = async () => {
    setBusy(true);
    await install();
    // The browser shows what came of it.
    end();
  };
  return (
    <QuestionCard question="install" title={words.askToInstall} hint={words.askToInstallHint}>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void begin()}>
          {words.addToHomeScreen}
        </Button>
        <Button variant="quiet" onClick={end}>
          {words.notNow}
        </Button>
      </div>
    </QuestionCard>
  );
}
