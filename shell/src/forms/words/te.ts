import type { Words } from './en';

export const te: Words = {
  codeLabel: 'ధ్రువీకరణ కోడ్',
  digitsEntered: 'రాసిన అంకెలు',
  smsNotReached: 'మా SMS మీ ఫోన్‌కు చేరలేదు',
  smsNotReachedHint: 'మీ ప్రొఫైల్‌లో నంబర్ చూసి, కోడ్ మళ్లీ పంపండి.',
  noMailLeaves: 'ఈ డెమో నుంచి ఏ మెయిల్ బయటకు వెళ్లదు. కోడ్ చూడటానికి <inbox>పరీక్ష ఇన్‌బాక్స్ తెరవండి</inbox>.',
  noSmsLeaves: 'ఈ డెమో నుంచి ఏ SMS బయటకు వెళ్లదు. కోడ్ చూడటానికి <inbox>పరీక్ష ఇన్‌బాక్స్ తెరవండి</inbox>.',
  resendCode: 'కోడ్ మళ్లీ పంపండి',
  mailSent: 'ధ్రువీకరణ కోడ్ పంపాం',
  mailSentHint: 'కొత్త ధ్రువీకరణ కోడ్‌ను మీ ఈమెయిల్‌కు పంపాం',
  mailFailed: 'కోడ్ మళ్లీ పంపలేకపోయాం',
  pleaseTryAgain: 'దయచేసి మళ్లీ ప్రయత్నించండి',
  smsSent: 'కోడ్ పంపాం',
  smsSentHint: 'కొత్త ధ్రువీకరణ కోడ్‌ను మీ ఫోన్‌కు పంపాం.',
  smsFailed: 'కోడ్ పంపలేకపోయాం',
  smsFailedHint: 'ధ్రువీకరణ కోడ్ పంపడంలో సమస్య వచ్చింది.',
  needsScript: 'ఈ ఫారమ్‌కు JavaScript కావాలి',
  needsScriptHint: (ask) => `దాన్ని ఆన్ చేసి పేజీని మళ్లీ తెరవండి, లేదా <mail>మాకు</mail> రాయండి: ${ask}`,
};
