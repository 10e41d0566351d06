import type { Conversation } from 'backend/contract/messaging';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openBlock, openReport } from 'shell/host';
import { BanIcon, Button, FlagIcon } from 'shared-ui';
import { words } from '../../words';
import styles from './SafetyActions.module.css';

export function SafetyActions({ otherUser: person }: { otherUser: Conversation['otherUser'] }) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<'report' | 'block' | null>(null);
  const onBlocked = () => void navigate('/messages', { replace: true });
  const report = async () => {
    setOpening('report');
    await openReport({ person, onBlocked });
    setOpening(null);
  };
  const block = async () => {
    setOpening('block');
    await openBlock({ person, onBlocked });
    setOpening(null);
  };
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" busy={opening === 'report'} onClick={report}>
        <FlagIcon aria-hidden="true" /> <span className={styles.label}>{words.report}</span>
      </Button>
      <Button variant="quiet" size="small" busy={opening === 'block'} onClick={block}>
        <BanIcon aria-hidden="true" /> <span className={styles.label}>{words.block}</span>
      </Button>
    </div>
  );
}
