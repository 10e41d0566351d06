import type { freshProofNeeded } from 'backend/contract/account';
import type { Payouts } from 'backend/contract/payments';
import { useEffect, useState } from 'react';
import { isApiError, Slot, toast } from 'shell/host';
import { Button, Field, Select } from 'shared-ui';
import { useConnectPayoutsMutation } from './api';
import styles from './ConnectForm.module.css';

const proofNeeded: typeof freshProofNeeded = 'fresh-proof-needed';
const names = new Intl.DisplayNames('en', { type: 'region' });

interface ConnectFormProps {
  payouts: Pick<Payouts, 'country' | 'countries'>;
  label: string;
}

/** Asks for the country of the bank account where the server lists any, then leads to the provider, who asks for everything else. */
export function ConnectForm({ payouts, label }: ConnectFormProps) {
  const [connect, { isLoading, isSuccess, reset }] = useConnectPayoutsMutation();
  const [country, setCountry] = useState(payouts.country ?? '');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const asksCountry = payouts.countries.length > 0;

  // A browser may bring the page back as it was left, with its button at work.
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);

  const goOn = async () => {
    if (asksCountry && !country) return setFault('Please choose the country of your bank account');
    const { data, error } = await connect(asksCountry ? { country } : {});
    if (data) return window.location.assign(data.url);
    if (isApiError(error) && error.code === proofNeeded) return setRefusal(error.serverMessage ?? '');
    setRefusal(undefined);
    const words = (isApiError(error) && error.serverMessage) || 'Please try again in a moment.';
    if (asksCountry && isApiError(error) && error.status === 400) return setFault(words);
    toast({ title: 'The payout account could not be opened', description: words, variant: 'destructive' });
  };
  if (refusal !== undefined) {
    const words = <p role="alert">{refusal}</p>;
    return (
      <Slot
        name="profile.proof"
        props={{
          purpose: 'connect-payouts',
          onProven: () => void goOn(),
          onCancel: () => setRefusal(undefined),
        }}
        empty={words}
        failed={() => words}
      />
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void goOn();
      }}
    >
      {asksCountry && (
        <Field
          className={styles.country}
          label="Country of your bank account"
          hint="Not in the list? Stripe cannot pay out there yet. We hold your tips for you."
          error={fault}
        >
          <Select
            value={country}
            onChange={({ target }) => {
              setCountry(target.value);
              setFault(undefined);
            }}
          >
            <option value="">Choose a country</option>
            {byName(payouts.countries).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button variant="helper" type="submit" busy={isLoading || isSuccess}>
        {label}
      </Button>
    </form>
  );
}

const byName = (codes: string[]) =>
  codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
