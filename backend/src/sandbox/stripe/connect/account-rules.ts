import { refused } from '../wire/stripe-errors.js';
import type { NewAccount } from './account-forms.js';

interface Where {
  country: string;
  /** The platform's country. */
  platform: string;
  payoutCountries: string[];
}

export function refuseBadAccount(wanted: NewAccount, where: Where): void {
  refuseBadType(wanted);
  refuseBadCountry(where);
  refuseBadAgreement(wanted, where);
}

function refuseBadType({ type, controller }: NewAccount) {
  if (type && controller)
    throw refused('You may only specify one of these parameters: type, controller.', { param: 'type' });
  if ((type ?? controller?.stripe_dashboard?.type) !== 'express')
    throw refused('The sandbox knows Express accounts only.', { param: type ? 'type' : 'controller' });
  const isOurs = controller?.fees?.payer === 'application' && controller.losses?.payments === 'application';
  if (controller && !isOurs)
    throw refused(
      'When `controller[stripe_dashboard][type]=express`, your platform must pay fees and be liable for losses.',
      { param: 'controller' },
    );
}

function refuseBadCountry({ country, payoutCountries }: Where) {
  if (!payoutCountries.includes(country))
    throw refused(`${country} is not currently supported by Stripe.`, {
      code: 'country_unsupported',
      param: 'country',
    });
}

function refuseBadAgreement({ capabilities, tos_acceptance }: NewAccount, { country, platform }: Where) {
  const has = (name: string) => capabilities[name]?.requested === true;
  const isRecipient = tos_acceptance.service_agreement === 'recipient';
  if (isRecipient && country === platform)
    throw refused(
      `The recipient ToS agreement is not supported for platforms in ${platform} creating accounts in ${country}.`,
      { param: 'tos_acceptance[service_agreement]' },
    );
  if (isRecipient && has('card_payments'))
    throw refused(
      'Accounts under the recipient service agreement cannot request the card_payments capability.',
      {
        param: 'capabilities',
      },
    );
  if (!isRecipient && has('transfers') && !has('card_payments'))
    throw refused(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability.',
      { param: 'capabilities' },
    );
}
