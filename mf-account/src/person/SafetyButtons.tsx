import { useState } from 'react';
import { openBlock, openReport } from 'shell/host';
import { BanIcon, Button, FlagIcon } from 'shared-ui';
import { words } from '../words';
import styles from './SafetyButtons.module.css';

interface SafetyButtonsProps {
  person: { id: number; username: string };
  onBlocked: () => void;
}

export function SafetyButtons({ person: { id, username }, onBlocked }: SafetyButtonsProps) {
  const [opening, setOpening] = useState<'report' | 'block' | null>(null);
  const person = { id, username };
  const open = async (which: 'report' | 'block') => {
    setOpening(which);
    await (which === 'report' ? openReport({ person, onBlocked }) : openBlock({ person, onBlocked }));
    setOpening(null);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" size="small" busy={opening === 'report'} onClick={() => open('report')}>
        <FlagIcon aria-hidden="true" /> {words.report}
      </Button>
      <Button variant="quiet" size="small" busy={opening === 'block'} onClick={() => open('block')}>
        <BanIcon aria-hidden="true" /> {words.block}
      </Button>
    </div>
  );
}
