export const en = {
  codeLabel: 'Verification code',
  digitsEntered: 'Digits entered',
  smsNotReached: 'Our text message did not reach your phone',
  smsNotReachedHint: 'Please check the number in your profile, then resend the code.',
  noMailLeaves: 'No mail leaves this demo. <inbox>Open the sandbox inbox</inbox> to see the code.',
  noSmsLeaves: 'No SMS leaves this demo. <inbox>Open the sandbox inbox</inbox> to see the code.',
  resendCode: 'Resend Code',
  mailSent: 'Verification code sent',
  mailSentHint: 'A new verification code has been sent to your email address',
  mailFailed: 'Failed to resend code',
  pleaseTryAgain: 'Please try again',
  smsSent: 'Code sent',
  smsSentHint: 'A new verification code has been sent to your phone.',
  smsFailed: 'Failed to send code',
  smsFailedHint: 'There was a problem sending the verification code.',
  needsScript: 'This form needs JavaScript',
  needsScriptHint: (ask: string) =>
    `Switch it on and load the page again, or write to <mail>us</mail>: ${ask}`,
};
export type Words = typeof en;
