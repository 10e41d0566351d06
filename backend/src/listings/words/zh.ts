import { moreDays } from './more-days.js';
import { numberIn } from '../../platform/language/formats.js';
import type { ListingType } from '../contract.js';
import type { Words } from './en.js';

const one: Record<ListingType, string> = { helper: '同行伙伴', seeking_help: '旅客' };
const found = (count: number, who: ListingType | 'people') =>
  `找到了 ${numberIn('zh', count)} 位${{ ...one, people: '合适的人' }[who]}`;

export const zh: Words = {
  hello: '您好：',
  route: (from, to) => `${from} 至 ${to}`,
  trip: (route, days) => `${route}，${days}`,
  wayBy: (way, stops) => `${way}，经 ${stops.join('、')}`,
  searchResults: (sought) => `搜索结果：${sought.join('，')}`,
  takeOff: (day, time, night) => `${day} ${time}${night ? `，${night}` : ''}`,
  night: (before, day) => `${before}到${day}的夜里`,
  daysLater: (time, days) => `${time}（${moreDays(days, `${numberIn('zh', Math.abs(days))} 天`)}）`,
  calendarEntry: (route, flight) => (flight ? `航班 ${flight}，${route}` : `航班 ${route}`),
  guest: {
    subject: (route) => `请确认您发布的信息：${route}`,
    shown: (site, trip) => `${site} 上现在有一条使用此邮箱的信息：${trip}。`,
    hidden: (site, trip) =>
      `有人在 ${site} 上用此邮箱发布了一条信息：${trip}。其他人看不到它，因为我们之前隐藏过同一行程。如果您认为有误，请在“联系我们”页面给我们留言。`,
    enter:
      '请输入此验证码，确认这条信息是您的。之后其他旅客就可以请求您的联系方式。如未确认，它会在 72 小时后消失。',
    link: '不用验证码直接确认',
    remove: '不是您的？移除这条信息',
    footnote:
      '验证码 10 分钟内有效，并会让您登录。链接在一天内有效，只能使用一次。我们绝不会向您索要验证码。',
  },
  reminder: {
    subject: (trip) => `还会出行吗？${trip}`,
    soon: (trip) => `您的行程只剩几天了：${trip}。请告诉其他旅客它依然有效：您的信息上会显示这一点。`,
    changed: '如果计划有变，或者您已找到同伴，请关闭这条信息，就不会再有人询问。',
    going: '仍会出行',
    close: '关闭这条信息',
    footnote: '每条信息只会发送一次这封邮件。',
  },
  flightCheck: {
    movedSubject: (flight, trip) => `${flight} 的时间有变：${trip}`,
    moved: (flight, now, before) =>
      `航空公司更改了 ${flight} 的时间：${now}。原为：${before}。您的信息已更新，与您同行的人也已知道。`,
    askSubject: (flight, trip) => `请核对您的航班 ${flight}：${trip}`,
    times: (flight, says, yours) => `按航班时刻表，${flight} 的时间是：${says}。您的信息写的是：${yours}。`,
    route: (flight, way) => `按航班时刻表，${flight} 当天的航线是：${way}。与您的信息不同。`,
    day: (flight, day) => `按航班时刻表，${flight} 在 ${day} 没有航班。`,
    nothingChanged: '我们没有做任何更改。别人通过航班找到您：请更正，或确认它没有错。',
    see: '查看我的信息',
  },
  favourite: {
    changed: (trip) => `您收藏的信息有变化：${trip}`,
    closed: (trip) => `您收藏的信息已关闭：${trip}`,
    posted: (trip) => `您收藏的人发布了新信息：${trip}`,
  },
  alert: {
    from: (place) => `从 ${place} 出发`,
    to: (place) => `前往 ${place}`,
    codeSubject: (watched) => `您的提醒验证码：${watched}`,
    codeText: (site, type, isOneListing, watched) =>
      isOneListing
        ? `有人请 ${site} 在可以联系到${one[type]}时给此邮箱发邮件：${watched}。`
        : `有人请 ${site} 在找到${one[type]}时给此邮箱发邮件：${watched}。`,
    codeEnter: '如果是您本人，请在您提出请求的页面输入此验证码。无需账户，每封邮件都有停止接收的链接。',
    codeFootnote:
      '验证码 10 分钟内有效。如果不是您本人的请求，请忽略这封邮件：不会再有其他邮件。我们绝不会向您索要验证码。',
    somebody: '找到了合适的人',
    found: (type, trip) => `找到了一位${one[type]}：${trip}`,
    contactable: (type, trip) => `现在可以联系${one[type]}：${trip}`,
    severalFound: (count, who, watched) => `${found(count, who)}：${watched}`,
    severalForTrips: (count, who) => `为您的行程${found(count, who)}`,
    confirmed: '您曾请我们在这条信息得到确认时告知您。现在已确认：请打开它并请求联系方式。',
    oneFits: '您曾请我们在找到合适的人时告知您。下面是合适的人以及原因。',
    severalFit: '您曾请我们在找到合适的人时告知您。下面是合适的人以及原因，最近出发的在前。',
    more: (count) => `搜索结果中还有 ${numberIn('zh', count)} 位。`,
    missing: (parts) => `还需要有人同行：${parts.join('、')}`,
    logIn: '登录后可查看对方是谁以及航班',
    phoneVerified: '电话已验证',
    stars: (average, count) => `${numberIn('zh', average)} 星（满分 5 星，${count} 条评价）`,
    see: '查看信息',
    footnote: (watched, mailsADay) =>
      `您收到这封邮件，是因为您请求了以下提醒：${watched.join('；')}。最后一天过后提醒会自动结束，此类邮件每天最多 ${mailsADay} 封。`,
    lastFootnote: (watched, mailsADay) =>
      `您收到这封邮件，是因为您请求了以下提醒：${watched.join('；')}。提醒随这封邮件结束，此类邮件每天最多 ${mailsADay} 封。`,
    stopOne: '停止此提醒',
    stopAll: '停止这些提醒',
  },
  why: {
    claimed: '现在可以联系此人',
    askedFlight: '您询问的航班',
    sameFlight: (flight) => `同一航班 ${flight}`.trim(),
    samePlane: (mine, theirs) => `同一架飞机：${mine} 也是 ${theirs}`,
    sameFlightOn: (flight, route) => `${`同一航班 ${flight}`.trim()}，${route}`,
    leavesFrom: (place) => `从 ${place} 出发`,
    arrivesIn: (place) => `到达 ${place}`,
    yourRoute: (route) => `您的航线，${route}`,
    shares: (route) => `与您同程：${route}`,
    away: (place, kilometers, wanted) => `${place}，距 ${wanted} ${numberIn('zh', kilometers)} 公里`,
    nearStart: (start) => `从 ${start} 出发`,
    nearEnd: (end) => `前往 ${end}`,
    nearBoth: (start, end) => `从 ${start} 出发，前往 ${end}`,
    nearby: '附近的机场',
  },
  picture: {
    lead: '飞向家人的路上，帮助另一个家庭',
    date: '日期',
  },
};
