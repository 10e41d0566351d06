import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from 'shared-ui';
import { words } from '../words';
import styles from './PassReader.module.css';
import type { PassLeg } from './reading/answer';
import { readPass, type Reading } from './readPass';

type Problem = Extract<Reading, { none: string }>['none'];

interface PassReaderProps {
  /** What happens to what was read. */
  hint: string;
  /** What to say afterwards, in lines. */
  onRead: (legs: PassLeg[]) => Promise<string[]>;
  onClose: () => void;
}

/** Reads a boarding pass from a photo, a screenshot or a PDF. */
export function PassReader({ hint, onRead, onClose }: PassReaderProps) {
  const [searched, setSearched] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState<string[]>([]);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);

  const read = async (file: File) => {
    setIsBusy(true);
    setSearched(null);
    setProblem(null);
    setSaid([]);
    const reading = await readPass(file, setSearched);
    if ('legs' in reading) setSaid(await onRead(reading.legs));
    else setProblem(reading.none);
    setIsBusy(false);
  };
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={words.boardingPass} className={styles.reader}>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.ways}>
        <FileButton label={words.choosePass} isBusy={isBusy} onChoose={read} />
        <FileButton label={words.photographPass} isBusy={isBusy} onChoose={read} camera />
        <Button variant="quiet" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {isBusy && searched !== null && (
        <progress value={searched} aria-label={words.readingPass} className={styles.progress} />
      )}
      <div aria-live="polite" className={styles.said}>
        {isBusy && <p>{words.readingPass}</p>}
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {problem && <Notice tone="error">{words.passProblems[problem]}</Notice>}
      </div>
    </div>
  );
}

interface FileButtonProps {
  label: string;
  isBusy: boolean;
  /** Phones open the camera. It is their own app, so the page needs no permission. */
  camera?: boolean;
  onChoose: (file: File) => Promise<void>;
}

function FileButton({ label, isBusy, camera = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={camera ? styles.camera : undefined}>
      <input
        ref={input}
        type="file"
        accept={camera ? 'image/*' : 'image/*,.heic,.heif,application/pdf'}
        {...(camera && { capture: 'environment' })}
        tabIndex={-1}
        aria-label={label}
        className={styles.input}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void onChoose(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {/* Disabled, it would lose the focus. */}
      <Button size="small" aria-disabled={isBusy} onClick={() => isBusy || input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
