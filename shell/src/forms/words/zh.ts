import type { Words } from './en';

export const zh: Words = {
  codeLabel: '验证码',
  digitsEntered: '已输入的数字',
  smsNotReached: '我们的短信没有送达您的手机',
  smsNotReachedHint: '请检查个人资料中的号码，然后重新发送验证码。',
  noMailLeaves: '此演示不会发出邮件。<inbox>打开测试收件箱</inbox>查看验证码。',
  noSmsLeaves: '此演示不会发出短信。<inbox>打开测试收件箱</inbox>查看验证码。',
  resendCode: '重新发送验证码',
  mailSent: '验证码已发送',
  mailSentHint: '新的验证码已发送到您的邮箱',
  mailFailed: '验证码重新发送失败',
  pleaseTryAgain: '请重试',
  smsSent: '验证码已发送',
  smsSentHint: '新的验证码已发送到您的手机。',
  smsFailed: '验证码发送失败',
  smsFailedHint: '发送验证码时出了问题。',
  needsScript: '此表单需要 JavaScript',
  needsScriptHint: (ask) => `请启用后重新加载此页，或写信至 <mail>我们</mail>：${ask}`,
};
