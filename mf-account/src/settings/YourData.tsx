import { productName } from 'backend/contract/product';
import { useState } from 'react';
import { sentenceOf, toast } from 'shell/host';
import { Button } from 'shared-ui';
import { useDownloadDataMutation } from '../api';
import { Section } from '../layout/Section';
import { isProofNeeded } from '../proof/isProofNeeded';
import { ProofStep } from '../proof/ProofStep';
import { words } from '../words';
import rows from './rows.module.css';

const fileName = `${productName.toLowerCase().replaceAll(' ', '-')}-account.json`;

export function YourData() {
  const [download, { isLoading }] = useDownloadDataMutation();
  const [isProving, setProving] = useState(false);

  const start = async () => {
    setProving(false);
    const { data, error } = await download();
    if (data) return saveFile(data);
    if (isProofNeeded(error)) return setProving(true);
    toast({
      title: words.dataNotDownloaded,
      description: sentenceOf(error, words.pleaseTryAgainSoon),
      variant: 'destructive',
    });
  };

  return (
    <Section title={words.yourData} anchor="data" description={words.yourDataHint}>
      {isProving ? (
        <ProofStep purpose="download-data" onProven={() => void start()} onCancel={() => setProving(false)} />
      ) : (
        <Button className={rows.action} busy={isLoading} onClick={() => void start()}>
          {words.downloadData}
        </Button>
      )}
    </Section>
  );
}

function saveFile(data: unknown) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
