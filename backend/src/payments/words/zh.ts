import { dayIn, moneyIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const money = (dollars: number) => moneyIn('zh', dollars);
const day = (at: Date) => dayIn('zh', at);
const toCard = '全额退回您付款的银行卡。银行需要 5 到 10 天才会显示。您无需任何操作。';

export const zh: Words = {
  hello: '您好：',
  somebody: '有人',
  yourHelper: '您的同行伙伴',
  seeReceipt: '查看收据',
  footnote: (receipt, paidOn) => `收据 ${receipt}，${day(paidOn)}。`,

  received: {
    subject: (dollars) => `您收到一笔 ${money(dollars)} 的小费`,
    thanks: (sender, dollars) => `${sender} 以 ${money(dollars)} 的小费向您致谢。`,
    thanksWithWords: (sender, dollars) =>
      `${sender} 以 ${money(dollars)} 的小费向您致谢，并附有几句话，见收据。`,
    underReview: '我们会在转交之前审核这笔付款，在此之前由我们保管。您无需任何操作。',
    onItsWay: '全部款项正在转往您的收款账户。',
    held: (until) =>
      `全部款项归您所有。我们为您保管至 ${day(until)}：请在此之前在个人资料中连接收款账户，否则将退回给付款人。`,
    connect: '连接收款账户',
  },
  sent: {
    subject: (dollars) => `您的 ${money(dollars)} 小费已支付`,
    thanks: (dollars, recipient) => `感谢您：您给 ${recipient} 的 ${money(dollars)} 小费已支付。`,
    underReview: (recipient) =>
      `我们会在转交给 ${recipient} 之前审核这笔付款。如果无法转交，全部款项将退回您的银行卡。`,
    allOfIt: (recipient, site) => `100% 归 ${recipient} 所有。${site} 分文不取，并承担刷卡手续费。`,
  },
  returned: {
    subject: (dollars) => `一笔 ${money(dollars)} 的小费已退回`,
    disputed: (sender, dollars) => `${sender} 的银行表示这笔 ${money(dollars)} 的小费并非本意，已将其收回。`,
    refunded: (sender, dollars) => `来自 ${sender} 的 ${money(dollars)} 小费已退款。`,
    noLonger: '它不再计入您收到的款项。如果已到达您的收款账户，将从那里扣回。',
  },
  refunded: {
    subject: (dollars) => `您的 ${money(dollars)} 小费已退款`,
    text: (dollars, recipient) => `我们将把您给 ${recipient} 的 ${money(dollars)} 小费退还给您。`,
    toCard,
  },
  kept: {
    subject: (dollars) => `一笔 ${money(dollars)} 的小费归您所有`,
    disputed: (sender, dollars) => `关于 ${sender} 的 ${money(dollars)} 小费的争议已有结果：付款有效。`,
    checked: (sender, dollars) => `来自 ${sender} 的 ${money(dollars)} 小费已审核，可以转交。`,
    yours: '全部款项归您所有。您连接收款账户后，我们会立即转入。',
  },
  givenBack: {
    subject: (dollars) => `您的 ${money(dollars)} 小费将退还给您`,
    byHelper: (recipient, dollars) =>
      `${recipient} 没有可以接收您 ${money(dollars)} 小费的账户，怀着感谢将它退还给您。`,
    tooLong: (recipient, dollars) =>
      `我们为 ${recipient} 保管的 ${money(dollars)} 小费未能及时付出，因此退还给您。`,
    toCard,
  },
  givenOn: {
    subject: (dollars, charity) => `您的 ${money(dollars)} 小费将转赠给 ${charity}`,
    text: (recipient, dollars, charity) =>
      `${recipient} 没有可以接收您 ${money(dollars)} 小费的账户，将它全额转赠给 ${charity}。`,
    thanks: '感谢您的心意。您无需任何操作。',
  },
  heldSoon: {
    subject: (dollars, until) => `我们为您保管 ${money(dollars)} 小费至 ${day(until)}`,
    text: (dollars, until) =>
      `我们为您保管 ${money(dollars)} 小费至 ${day(until)}。请在此之前连接收款账户，我们会将全部款项转给您。`,
    giveBack: '如果您的银行都无法收款，您可以把小费退还给付款人。此后剩余的款项将退回他们的银行卡。',
    giveOn: (charity) =>
      `如果您的银行都无法收款，您可以把小费转赠给 ${charity}，或退还给付款人。此后剩余的款项将退回他们的银行卡。`,
    payouts: '前往收款页面',
  },
  unclaimed: {
    subject: (dollars) => `${money(dollars)} 小费仍归您所有`,
    deleted: (site, dollars) =>
      `您删除 ${site} 账户时，我们还在为您保管 ${money(dollars)} 小费，因为没有可以接收的收款账户。`,
    held: (days) =>
      `每笔小费自付款起保管 ${days} 天。请在此之前用这个邮箱重新登录，在个人资料中连接收款账户，我们就会转给您。届时剩余的款项将退还给付款人。`,
    logIn: '登录',
    footnote: '为此我们只保留您邮箱的一个指纹，无法由它读出邮箱地址。',
  },
  csv: {
    header: ['日期', '方向', '对方', '金额（美元）', '留言', '状态', '款项', '收据'],
    direction: (direction) => ({ received: '收到', sent: '发出' })[direction],
    status: (status) =>
      ({
        open: '待付款',
        succeeded: '已支付',
        failed: '失败',
        abandoned: '已放弃',
        refunded: '已退款',
        disputed: '有争议',
      })[status],
    money: (place) => ({ none: '无', held: '由我们保管', transferred: '已转出', returned: '已退回' })[place],
  },
};
