import type { freshProofNeeded } from 'backend/contract/account';
import type { Payouts } from 'backend/contract/payments';
import { useEffect, useState, type FormEvent } from 'react';
import { isApiError, sentenceOf, Slot, toast } from 'shell/host';
import { Button, Field, Select } from 'shared-ui';
import { useConnectPayoutsMutation } from '../tips-api';
import styles from './ConnectPayoutsForm.module.css';

const proofNeeded: typeof freshProofNeeded = 'fresh-proof-needed';
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

interface ConnectPayoutsFormProps {
  payouts: Pick<Payouts, 'country' | 'countries'>;
  label: string;
}

/** Leads to the provider, which asks for everything but the country. Servers of the last release do not ask for that. */
export function ConnectPayoutsForm({ payouts, label }: ConnectPayoutsFormProps) {
  const [connect, { isLoading, isSuccess, reset }] = useConnectPayoutsMutation();
  const [country, setCountry] = useState(payouts.country ?? '');
  const [issue, setIssue] = useState<string>();
  const [proofReason, setProofReason] = useState<string>();
  const asksCountry = payouts.countries.length > 0;

  // The Back button may restore this page from memory, with the button still busy.
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);

  const openAccount = async () => {
    if (asksCountry && !country) return setIssue('Please choose the country of your bank account');
    const { data, error } = await connect(asksCountry ? { country } : {});
    if (data) return window.location.assign(data.url);
    if (isApiError(error) && error.code === proofNeeded) return setProofReason(error.serverMessage ?? '');
    setProofReason(undefined);
    const reason = sentenceOf(error, 'Please try again in a moment.');
    if (asksCountry && isApiError(error) && error.status === 400) return setIssue(reason);
    toast({ title: 'The payout account could not be opened', description: reason, variant: 'destructive' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void openAccount();
  };

  if (proofReason !== undefined) {
    const reason = <p role="alert">{proofReason}</p>;
    return (
      <Slot
        name="profile.proof"
        props={{
          purpose: 'connect-payouts',
          onProven: () => void openAccount(),
          onCancel: () => setProofReason(undefined),
        }}
        empty={reason}
        failed={() => reason}
      />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {asksCountry && (
        <Field
          className={styles.country}
          label="Country of your bank account"
          hint="Not in the list? Stripe cannot pay out there yet. We hold your tips for you."
          error={issue}
        >
          <Select
            value={country}
            onChange={({ target }) => {
              setCountry(target.value);
              setIssue(undefined);
            }}
          >
            <option value="">Choose a country</option>
            {sortedByName(payouts.countries).map(({ code, name }) => (
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

const sortedByName = (codes: string[]) =>
  codes
    .map((code) => ({ code, name: countryNames.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
