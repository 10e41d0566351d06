import type { freshProofNeeded } from 'backend/contract/account';
import type { PayoutAccountWish, Payouts } from 'backend/contract/payments';
import { useEffect, useState } from 'react';
import { useForm } from 'shell/forms';
import { isApiError, nameOf, sentenceOf, Slot, toast } from 'shell/host';
import { Button, Field, pageLocale, Select } from 'shared-ui';
import { useConnectPayoutsMutation } from '../tips-api';
import { words } from '../words';
import styles from './ConnectPayoutsForm.module.css';

const proofNeeded: typeof freshProofNeeded = 'fresh-proof-needed';

interface ConnectPayoutsFormProps {
  payouts: Pick<Payouts, 'country' | 'countries'>;
  label: string;
}

/** Leads to the provider, which asks for everything but the country. Servers of the last release do not ask for that. */
export function ConnectPayoutsForm({ payouts, label }: ConnectPayoutsFormProps) {
  const [connect, { isSuccess, reset }] = useConnectPayoutsMutation();
  const [proofReason, setProofReason] = useState<string>();
  const asksCountry = payouts.countries.length > 0;

  // The Back button may restore this page from memory, with the button still busy.
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);

  const form = useForm<'country', PayoutAccountWish>({
    start: { country: payouts.country ?? '' },
    stays: ['country'],
    check({ country }) {
      if (!asksCountry) return { success: true, data: {} };
      if (country) return { success: true, data: { country } };
      const issues = [{ path: 'country', message: words.countryMissing }];
      return { success: false, error: { issues } };
    },
    async send(wish) {
      const { data, error } = await connect(wish);
      if (data) return window.location.assign(data.url);
      if (isApiError(error) && error.code === proofNeeded) return setProofReason(error.serverMessage ?? '');
      setProofReason(undefined);
      const reason = sentenceOf(error, words.tryAgainSoon);
      if (asksCountry && isApiError(error) && error.status === 400) return { country: reason };
      toast({ title: words.accountFailed, description: reason, variant: 'destructive' });
    },
  });

  if (proofReason !== undefined) {
    const reason = <p role="alert">{proofReason}</p>;
    return (
      <Slot
        name="profile.proof"
        props={{
          purpose: 'connect-payouts',
          onProven: () => void form.submit(),
          onCancel: () => setProofReason(undefined),
        }}
        empty={reason}
        failed={() => reason}
      />
    );
  }
  return (
    <form {...form.element} className={styles.form}>
      {asksCountry && (
        <Field
          className={styles.country}
          label={words.bankCountry}
          hint={words.bankCountryHint}
          error={form.issues['country']}
        >
          <Select {...form.input('country')}>
            <option value="">{words.chooseCountry}</option>
            {sortedByName(payouts.countries).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Button variant="helper" type="submit" busy={form.isBusy || isSuccess}>
        {label}
      </Button>
    </form>
  );
}

const sortedByName = (codes: string[]) =>
  codes
    .map((code) => ({ code, name: nameOf('region', code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, pageLocale()));
