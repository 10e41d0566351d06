import { useState } from 'react';
import type { SlotProps } from 'shell/host';
import { AskForNews } from '../asking/AskForNews';
import { AskToInstall } from '../asking/AskToInstall';
import { HomeScreenSteps } from '../asking/HomeScreenSteps';
import { useDeviceQuestion } from '../asking/useDeviceQuestion';

/** After something that a member waits for an answer to: whether this device should tell them. */
export function DeviceQuestion(deed: SlotProps<'device.question'>) {
  const { question, publicKey } = useDeviceQuestion();
  const [isAnswered, setAnswered] = useState(false);
  if (!question || isAnswered) return null;
  const end = () => setAnswered(true);
  if (question === 'news') return <AskForNews {...deed} publicKey={publicKey} onLater={end} />;
  return question === 'install' ? <AskToInstall onEnd={end} /> : <HomeScreenSteps onEnd={end} />;
}
