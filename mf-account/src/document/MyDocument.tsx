import type { DocumentCheck } from 'backend/contract/account/documents';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DocumentChecked } from 'shell/forms';
import { sentenceOf } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { isProofNeeded } from '../proof/isProofNeeded';
import { ProofStep } from '../proof/ProofStep';
import { words } from '../words';
import { useBeginDocumentCheckMutation } from './document-api';
import styles from './MyDocument.module.css';

/** What came of my check, and the way to the next one. */
export function MyDocument({ check, onEnded }: { check: DocumentCheck; onEnded: () => void }) {
  const { status, reason, checkedAt, nameFits, offer } = check;
  if (status === 'checked')
    return (
      <div className={styles.part} role="status">
        <DocumentChecked on={checkedAt} />
        <p className={styles.soft}>{nameFits ? words.documentNameFits : words.documentNameDiffers}</p>
      </div>
    );
  return (
    <div className={styles.part}>
      <div role="status">
        {status === 'waiting' && <p>{words.stripeDecides}</p>}
        {reason && (
          <Notice tone={status === 'refused' ? 'warning' : 'info'}>{words.documentReasons[reason]}</Notice>
        )}
      </div>
      {offer === 'open' && <Begin status={status} onEnded={onEnded} />}
      {offer === 'phone_first' && <FirstStep text={words.phoneBeforeDocument} to="/verify" />}
      {offer === 'name_first' && <FirstStep text={words.nameBeforeDocument} to="/profile" />}
      {offer === 'other_country' && <p>{words.noChecksInCountry}</p>}
    </div>
  );
}

function FirstStep({ text, to }: { text: string; to: '/verify' | '/profile' }) {
  return (
    <>
      <p>{text}</p>
      <Button asChild className={styles.action}>
        <Link to={to}>{to === '/verify' ? words.verifyPhoneNumber : words.backToProfile}</Link>
      </Button>
    </>
  );
}

function Begin({ status, onEnded }: { status: DocumentCheck['status']; onEnded: () => void }) {
  const [begin, { isLoading }] = useBeginDocumentCheckMutation();
  const [isProving, setProving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const start = async () => {
    setProving(false);
    setRefusal(undefined);
    const { data, error } = await begin();
    if (data) {
      setLeaving(true);
      return window.location.assign(data.url);
    }
    if (isProofNeeded(error)) return setProving(true);
    setRefusal(sentenceOf(error, words.pleaseTryAgainSoon));
    onEnded();
  };

  if (isProving)
    return (
      <ProofStep purpose="check-document" onProven={() => void start()} onCancel={() => setProving(false)} />
    );
  const labels = { none: words.checkMyDocument, waiting: words.continueAtStripe, refused: words.checkAgain };
  return (
    <>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button className={styles.action} busy={isLoading || isLeaving} onClick={() => void start()}>
        {status === 'checked' ? words.checkAgain : labels[status]}
      </Button>
      <p className={styles.soft}>{words.threeChecksAYear}</p>
    </>
  );
}
