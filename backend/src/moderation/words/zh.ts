import { instantIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const reasons: Record<Parameters<Words['reason']>[0], string> = {
  spam: '垃圾信息或广告',
  harassment: '骚扰',
  fraud: '索要钱财或欺诈',
  parcels: '要求他人携带物品',
  impersonation: '冒充他人',
  danger: '涉及他人安全',
  untrue: '内容不实',
  other: '违反我们的使用条款',
};
const until = (endsAt: Date | null) => (endsAt ? `至 ${instantIn('zh', endsAt)}（UTC）` : '永久');
const suspended = (endsAt: Date | null) => (endsAt ? `已被暂停${until(endsAt)}` : '已被永久停用');
const openAgain = '您的账户已重新开放，您发布的信息也一样。';

export const zh: Words = {
  hello: '您好：',
  reasons,
  until,
  reason: (reason) => `原因：${reasons[reason]}。`,
  askAgain: '请我们重新审查',
  subjects: {
    warn: (site) => `关于您的 ${site} 账户`,
    hide: (site) => `我们在 ${site} 上隐藏了您的内容`,
    suspend: (site) => `您的 ${site} 账户已被暂停`,
    ban: (site) => `您的 ${site} 账户已被永久停用`,
    limit: (site) => `您暂时不能在 ${site} 上发起新的联系`,
    'remove-picture': (site) => `我们移除了您在 ${site} 上的头像`,
    refund: (site) => `您在 ${site} 上收到的一笔小费已被退款`,
  },
  facts: {
    warn: () => '我们团队的成员查看了您的行为，请您阅读以下内容。',
    hide: () => '我们隐藏了您发布的内容。',
    suspend: (endsAt) =>
      `您的账户${suspended(endsAt)}。您已在所有设备上退出登录，在此期间您发布的信息不会显示。`,
    ban: () => '您的账户已被永久停用。您已在所有设备上退出登录，您发布的信息不会显示。',
    limit: (endsAt) =>
      `您${endsAt ? `在 ${instantIn('zh', endsAt)}（UTC）之前` : '暂时'}不能发起新的联系：不能请求联系方式，不能首次给他人发消息（附带小费也不行），也不能提议一起飞。其他功能照常，与您已经认识的人也可照常往来。`,
    'remove-picture': () => '我们移除了您的头像。其他人会看到您姓名的首字母。',
    refund: () => '我们已把您收到的一笔小费退还给付款人。',
  },
  mayAppeal: '如果您认为有误，可以请我们重新审查一次。',
  otherAccount: (endsAt, reason) =>
    `另一个使用您邮箱或电话号码的账户${suspended(endsAt)}，这个账户也随之停用。原因：${reasons[reason]}。`,
  otherMayAppeal: '如果那不是您，或者您认为有误，可以请我们重新审查一次。',
  lookedAgain: '我们重新审查了我们的决定',
  lifted: {
    warn: '我们撤回了警告。',
    hide: '我们隐藏的内容已重新显示。',
    suspend: openAgain,
    ban: openAgain,
    limit: '您又可以发起新的联系了。',
    'remove-picture': '您的头像没有问题，欢迎重新上传。',
    refund: '那笔小费没有问题。款项已退回银行卡，不再更改。',
  },
  upheld: '我们重新审查过，维持原来的决定。',
  guest: {
    shown: '您未登录时发布的信息已重新显示。',
    hiddenSubject: (site) => `我们隐藏了您在 ${site} 上的信息`,
    hidden: '我们隐藏了您未登录时发布的信息。',
    contact: (site) => `如果您认为有误，请在 ${site} 的“联系我们”页面给我们留言。`,
  },
  report: {
    subject: '我们已查看您的举报',
    texts: (site) => [
      `感谢您的举报。${site} 的工作人员已经查看，并决定了如何处理。`,
      '处理结果只有我们和当事人知道，如果有人举报您，我们也会同样处理。',
    ],
  },
};
