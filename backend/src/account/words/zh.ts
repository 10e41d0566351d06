import { longInstantIn } from '../../platform/language/formats.js';
import type { ProofPurpose } from '../contract.js';
import type { Words } from './en.js';

const purposes: Record<ProofPurpose, string> = {
  'delete-account': '删除账户',
  'download-data': '下载您的数据',
  'connect-payouts': '连接收款账户',
  'give-held-tips': '转赠为您保管的小费',
  'add-passkey': '添加通行密钥',
  'remove-passkey': '移除通行密钥',
  'change-email': '更改账户的邮箱地址',
  'check-document': '核对您的身份证件',
};

export const zh: Words = {
  hello: '您好：',
  stopTheseMails: '不再接收这类邮件',
  neverWriteAgain: '永远不要再给我发邮件',
  login: {
    subject: (site) => `您的 ${site} 验证码`,
    text: (site) => `这是登录 ${site} 的验证码，10 分钟内有效。`,
    link: '不用验证码直接登录',
    footnote:
      '链接在一天内有效，只能使用一次。如果不是您本人的请求，请忽略这封邮件：没有它，谁也无法登录。我们绝不会向您索要验证码。',
  },
  proof: {
    subject: (site, purpose) => `您的 ${site} 验证码：${purposes[purpose]}`,
    text: (purpose) => `这是用于${purposes[purpose]}的验证码，10 分钟内有效，不能用于其他用途。`,
    footnote:
      '如果不是您本人的请求，说明有人正在使用您的登录：请打开个人资料，查看“登录设备”，退出您不认识的设备。我们绝不会向您索要验证码。',
  },
  phoneCode: (site, code) => `${site}：您的验证码是 ${code}，10 分钟内有效。我们绝不会向您索要。`,
  passkeys: {
    subject: (site) => `您 ${site} 账户的通行密钥有变动`,
    added: (name) => `通行密钥“${name}”已添加到您的账户，用它登录不需要邮件。`,
    removed: (name) => `通行密钥“${name}”已从您的账户移除。`,
    ifNotYou:
      '如果是您本人操作，无需处理。如果不是，请打开个人资料，移除您不认识的通行密钥，并退出其他所有设备。',
    see: '查看您的通行密钥',
  },
  newDevice: {
    subject: (site) => `您的 ${site} 账户有新的登录`,
    text: '刚刚有人在一台我们不认识的设备上登录了您的账户。',
    deviceOn: (browser, system) => `${system} 上的 ${browser}`,
    unknownDevice: '未知设备',
    facts: (device, at) => `设备：${device}\n时间：${longInstantIn('zh', at)} UTC`,
    ifYou: '如果是您本人，无需处理。',
    ifNotYou:
      '如果不是，请让那台设备退出登录：打开个人资料，进入“登录设备”，点按“退出登录”。然后请确认没有别人能读您的邮件，因为凭邮件中的验证码就能登录。',
    see: '查看您的登录设备',
  },
  formerMember: '前会员',
  newcomer: (number) => `旅客 ${number}`,
  deleted: {
    subject: (site) => `您的 ${site} 账户已删除`,
    texts: [
      '您的账户已按您的要求删除：个人资料、发布的信息和联系方式都已清除。',
      '别人从您这里收到的内容仍留在他们那里，署名为“前会员”。',
      '欢迎随时回来：用这个邮箱登录即可开启新账户。',
    ],
  },
  numberLost: {
    subject: (site) => `您在 ${site} 上的电话号码`,
    texts: [
      '您个人资料中的电话号码刚刚被另一个人验证，因此不再算作您的号码。',
      '如果它仍是您的，请打开个人资料重新验证。如果不是，请把它删除。',
    ],
  },
  newEmail: {
    subject: (site) => `您用于此邮箱的 ${site} 验证码`,
    text: (site) =>
      `${site} 的一位会员想把这个邮箱用于自己的账户。如果是您本人，请在那里输入此验证码，10 分钟内有效。`,
    footnote: '如果不是您本人，无需处理：没有验证码，什么都不会改变。我们绝不会向您索要验证码。',
    hasAccountSubject: (site) => `您在 ${site} 上的邮箱地址`,
    hasAccount: (site) => [
      `${site} 的一位会员想把这个邮箱用于自己的账户。这个邮箱已有自己的账户，因此无法使用。`,
      '如果是您本人，请用这个邮箱登录。如果不是，无需处理。',
    ],
  },
  emailChanged: {
    subject: (site) => `您 ${site} 账户的邮箱地址已更改`,
    text: (to) => `您的账户现在使用另一个邮箱：${to}。登录验证码和所有邮件都会发送到那里。`,
    ifYou: '如果是您本人，无需处理。',
    ifNotYou: (days) =>
      `如果不是，请找回您的邮箱地址，${days} 天内都可以。届时所有设备都会退出登录，所有通行密钥都会被移除。`,
    stop: '找回我的邮箱地址',
    footnote: '打开链接不会立即改变什么，页面会先询问您。',
  },
  emailStopped: {
    subject: (site) => `一个 ${site} 账户已恢复原来的邮箱地址`,
    texts: (to) => [
      `该账户原来的邮箱 ${to} 撤销了改用此邮箱的更改。账户已恢复原来的邮箱地址。`,
      '如果这个账户是您的，而您已无法读取那里的邮件，请写信给我们。',
    ],
  },
  wayBack: {
    subject: (site) => `有人请 ${site} 给您发邮件`,
    texts: (site) => [
      `有人请 ${site} 向这个邮箱发送邮件，例如用于登录。您曾告诉我们不要再给您发邮件，所以我们没有发送。`,
      '如果不是您，无需处理。如果是您，请先允许我们再次给您发邮件，然后重新提出请求。',
    ],
    allow: '可以再给我发邮件',
    footnote: (days) => `这封邮件每 ${days} 天最多发送一次。`,
  },
};
