import { productName } from '../../platform/contract.js';
import { renderMail, type RenderedMail } from '../../platform/mail/render-mail.js';
import type { ProofPurpose } from '../contract.js';
import type { LoginSecrets } from './login-attempts.js';

export const loginLetter = ({ code, linkToken }: LoginSecrets, publicUrl: string): RenderedMail =>
  renderMail({
    subject: `Your ${productName} code`,
    greeting: 'Hello,',
    paragraphs: [`here is the code to log in to ${productName}. It is valid for 10 minutes.`],
    code,
    // Behind the hash, so that the token is in nobody's log; a scanner that opens the page does not use it up.
    action: { label: 'Log in without the code', url: `${publicUrl}/login-link#token=${linkToken}` },
    footnote:
      'The link works once, within a day. If you did not ask for this, you can leave this mail alone: nobody gets in without it. We never ask for your code.',
  });

const proofs: Record<ProofPurpose, string> = {
  'delete-account': 'delete your account',
  'download-data': 'download your data',
  'connect-payouts': 'connect your payout account',
};

export const proofLetter = (purpose: ProofPurpose, code: string): RenderedMail =>
  renderMail({
    subject: `Your ${productName} code to ${proofs[purpose]}`,
    greeting: 'Hello,',
    paragraphs: [
      `here is the code to ${proofs[purpose]}. It is valid for 10 minutes and good for nothing else.`,
    ],
    code,
    footnote:
      'If you did not ask for this, somebody is using your login: open your profile, look at “Sessions” and end those that you do not know. We never ask for your code.',
  });

export const phoneText = (code: string): string =>
  `${productName}: your code is ${code}. It is valid for 10 minutes. We never ask for it.`;
