import { listIn } from '../../platform/language/formats.js';
import type { Words } from './en.js';

const flies = (flyer: string | null, companion: string) =>
  flyer ? `${flyer} 与 ${companion} 一起飞` : `您将与 ${companion} 一起飞`;
const was = (before: string | null) => (before ? `原为 ${before}。` : '');

export const zh: Words = {
  hello: '您好：',
  openTrip: '打开行程',
  callName: (name) => `致电 ${name}`,
  seeListing: '查看信息',
  lookForOthers: '寻找其他人',
  aMember: '一位会员',
  anotherCompanion: '另一位同伴',
  anotherCompanionFirst: '另一位同伴',
  otherPerson: '对方',
  theAirline: '航空公司',
  theTraveler: '旅客',
  commas: (parts) => parts.join('，'),
  semicolons: (parts) => parts.join('；'),
  sentences: (parts) => parts.join(''),
  way: (from, to) => `${from} 至 ${to}`,
  attached: '航班已作为附件，可添加到您的日历。',
  oncePerTrip: '每次行程只会发送一次这封邮件。',

  card: {
    title: (way, flight) => (flight ? `${way}，航班 ${flight}` : way),
    flight: (way, flight, times) => `${way}${flight ? `，航班 ${flight}` : ''}：${times.join('，')}`,
    lands: (time, weekday) => (weekday ? `${weekday} ${time} 降落` : `${time} 降落`),
    landsIn: (city, time, weekday) =>
      weekday ? `${weekday} ${time} 降落在 ${city}` : `${time} 降落在 ${city}`,
    flown: (flight, whose) => `${flight}。${whose}`,
    withHelper: (helper) => `与 ${helper} 同行`,
    together: '一起飞',
    alone: (flyer) => (flyer ? `${flyer} 独自飞行` : '您独自飞行'),
    meets: (flyer, companion, place) =>
      flyer ? `${flyer} 与 ${companion} 的会面地点：${place}` : `你们的会面地点：${place}`,
    noPlace: '尚未约定会面地点。请在行程页面选择一个。',
    noPhone: (name) => `${name} 没有在此留下电话号码。请事先互相联系。`,
    youMeet: (companion, place) => `您与 ${companion} 的会面地点：${place}`,
    brings: (helper, traveler, place) =>
      `${helper ? `${helper} ` : '您'}陪${traveler ? ` ${traveler} ` : '您'}到这里：${place}`,
    noPlaceIn: (city) => `尚未约定在${city}的会面地点。请在行程页面选择一个。`,
  },

  handOver: {
    giver: (city, traveler, taker) => `在 ${city}，您把 ${traveler} 交给 ${taker}`,
    taker: (city, traveler, giver) => `在 ${city}，您接替 ${giver} 陪伴 ${traveler}`,
    family: (city, giver, traveler, taker) => `在 ${city}，${giver} 把 ${traveler} 交给 ${taker}`,
    self: (city, taker, giver) => `在 ${city}，您与 ${taker} 继续前行，${giver} 与您道别`,
    where: (what, where) => `${what}：${where}。`,
    nowhere: (what) => `${what}。`,
    noPlace: '尚未约定地点。请在行程页面选择一个。',
  },

  calendar: {
    summary: (flyer, flight, way, companion) =>
      `${flyer ? `${flyer}：` : ''}${flight ? `航班 ${flight}` : '航班'}，${way}${companion ? `，与 ${companion} 同行` : ''}`,
    placeAt: (place, time) => `${place}，${time}`,
    meetHere: (place) => `你们的会面地点：${place}`,
  },

  stillFlying: {
    subject: (trip) => `还会出行吗？${trip}`,
    together: (flyer, companion) =>
      flyer ? `${flyer} 很快就要与 ${companion} 一起飞了。` : `您很快就要与 ${companion} 一起飞了。`,
    tap: (flyer, others) =>
      `轻点一下，就能告诉 ${listIn('zh', others)}：${flyer ? `${flyer} ` : '您'}会到场。如果计划有变，请打开行程并取消：这样你们${others.length > 1 ? '' : '双方'}都可以另找他人。`,
    yes: (flyer) => (flyer ? `是的，${flyer} 会出行` : '是的，我会出行'),
  },

  stillFlyingPage: {
    title: '还会出行吗？',
    wait: '请稍候……',
    noScript: '此页面需要 JavaScript。您也可以<trips>打开您的行程</trips>，在那里确认。',
    thanks: '谢谢，您的航班已确认',
    seen: (route, day) => `${route}，${day}。对方现在可以看到了。`,
    noLonger: '此链接已失效',
    openTrips: '打开您的行程',
    failed: '操作未成功',
    offline: '没有网络连接。请再次打开邮件中的链接。',
  },

  tomorrow: {
    subject: (trip) => `明天：${trip}`,
    together: (flyer, companion) =>
      `明天${flyer ? ` ${flies(flyer, companion)}` : flies(flyer, companion)}。`,
    atNight: (flyer, companion, night, time) => `${night} ${time}，${flies(flyer, companion)}。`,
    sign: '行程页面会显示帮助你们找到彼此的标志。出发前请打开一次，之后没有网络也能打开。',
    footnote: '航班已作为附件，可添加到您的日历。每次约定的行程都会发送一次这封邮件，即使您已关闭提醒。',
  },

  unconfirmed: {
    subject: (trip) => `您的同伴尚未确认：${trip}`,
    text: (other) => `${other} 尚未确认你们的行程照常进行。`,
    textWith: (other, companion) => `${other} 尚未确认您与 ${companion} 的行程照常进行。`,
    call: (other) => `请给 ${other} 打电话或发消息。行程页面会告诉您怎么联系。`,
    message: (name) => `${name} 尚未确认行程。`,
    severalSubject: (trip) => `您的同伴们尚未确认：${trip}`,
    several: (names) => `${listIn('zh', names)} 尚未确认你们的行程照常进行。`,
    callThem: '请给他们打电话或发消息。行程页面会告诉您怎么联系。',
  },

  dayAfter: {
    subject: (trip) => `旅途怎么样？${trip}`,
    flew: (flyer, companion, trip) => `${flyer ? `${flyer} ` : '您'}与 ${companion} 一起飞了：${trip}。`,
    why: '几句话和几颗星，就能帮助下一个家庭做出选择。只需一分钟。',
    safe: (flyer) => `我们也想知道${flyer ? ` ${flyer} ` : '您'}是否感到安全。只有我们的团队能看到这个回答。`,
    say: '说说旅途情况',
    how: (helper) => `与 ${helper} 同行怎么样？`,
    sayOf: (helper) => `说说与 ${helper} 同行的情况`,
  },

  news: {
    proposed: (name, trip) => `${name} 提议一起飞：${trip}。`,
    proposedSubject: (trip) => `一起飞吗？${trip}`,
    decide: '请在行程页面同意或拒绝。其他人看不到。',
    fly: (trip) => `你们将一起飞：${trip}。`,
    agreedSubject: (trip) => `你们将一起飞：${trip}`,
    agreed: (name, flyer, companion) => `${name} 已同意：${flies(flyer, companion)}。`,
    afterAgreement:
      '行程页面现在会显示如何联系彼此、在哪里会面，以及出行当天要做什么。航班已作为附件，可添加到您的日历。',
    declined: (name, trip) => `${name} 这次行程无法与您一起飞：${trip}。`,
    declinedSubject: (trip) => `您的提议被拒绝：${trip}`,
    cancelled: (name, trip) => `${name} 取消了行程：${trip}。`,
    cancelledSubject: (trip) => `行程已取消：${trip}`,
    afterCancelling: '行程页面会显示原因，以及其他飞这条航线的人。',
    confirmed: (name) => `${name} 已确认行程。`,
    confirmedSubject: (trip) => `您的同伴会出行：${trip}`,
    meeting: (name, where) =>
      where ? `${name} 更改了会面地点：${where}。` : `${name} 更改了会面地点：尚未约定。`,
    meetingSubject: (trip) => `会面地点有变：${trip}`,
    missed: (name, city, flight) => `${name} 说在 ${city} 错过了转机${flight ? `，航班 ${flight}` : ''}。`,
    missedSubject: (city, trip) => `在 ${city} 错过转机：${trip}`,
    afterMissing: '行程页面会显示该给谁打电话、事先约定了什么，以及接下来还有谁飞这条航线。',
    notMissed: (name, city) => `${name} 收回了这一消息：${city} 的转机没有错过。`,
    notMissedSubject: (city, trip) => `在 ${city} 没有错过转机：${trip}`,
    afterPartCancelled: '您与其他同伴的约定不变。行程页面会显示其他飞这条航线的人。',
    withdrawn: (name, trip) => `${name} 撤回了提议：${trip}。`,
    withdrawnSubject: (trip) => `提议已撤回：${trip}`,
    missedBy: ({ name, traveler, city, flight }) =>
      `${name} 说 ${traveler} 在 ${city} 错过了转机${flight ? `，航班 ${flight}` : ''}。`,
  },

  relay: {
    joinedSubject: (helper, traveler, from, to) => `${helper} 也与 ${traveler} 同行：${from} 至 ${to}`,
    joined: (helper, traveler, from, to) =>
      `${helper} 将与 ${traveler} 从 ${from} 飞往 ${to}。您的那一段照约定进行。`,
    leftSubject: (helper, traveler, to) => `${helper} 不再与 ${traveler} 飞往 ${to}`,
    left: (helper, traveler, to) => `${helper} 不再与 ${traveler} 飞往 ${to}。您的那一段照约定进行。`,
    movedSubject: (helper, traveler, trip) => `${helper} 与 ${traveler} 的那一段有变：${trip}`,
    moved: (helper, traveler, trip) =>
      `${helper} 与 ${traveler} 的那一段有变：${trip}。请看看是否仍与您的那一段衔接。`,
    shorterSubject: (trip) => `提议现在只包括较短的一段：${trip}`,
    shorter: (trip) => `所提议的一部分已有另一位同伴同行。提议现在是关于这一段：${trip}。`,
    endedSubject: (trip) => `提议已结束：${trip}`,
    ended: (trip) => `行程的这一段已有另一位同伴同行：${trip}。`,
    othersFly: {
      all: (trip) => `所提议的全部航班已有另一位同伴同意同行：${trip}。提议仍然有效，可以撤回。`,
      some: (trip) => `所提议的一部分已有另一位同伴同意同行：${trip}。提议仍然有效，可以撤回。`,
    },
    noHandOver: (city, traveler, taker) => `在 ${city}，您不再把 ${traveler} 交给 ${taker}。`,
    goesOnAlone: (flight, { helper, traveler, from, to }) =>
      `${helper} 不再与 ${traveler} 飞往 ${to}。${traveler} 将从 ${from} 独自继续行程。请把 ${traveler} 送到登机口：${flight}。`,
    isInCity: (traveler, helper, city) => `${traveler} 目前与 ${helper} 在 ${city}。`,
    isOnTheWay: (traveler, helper, city) => `${traveler} 正与 ${helper} 前往 ${city} 途中。`,
    bringsNoLongerSubject: (helper, traveler, city) => `${helper} 不再在 ${city} 把 ${traveler} 交给您`,
    bringsNoLonger: ({ helper, traveler, family, to }, hasLanded) =>
      `${traveler} ${hasLanded ? `已在 ${to} 降落` : `正在前往 ${to} 途中`}。${helper} 不再把 ${traveler} 交给您：请在那里找 ${traveler}，如果没有找到，请给 ${family} 打电话。`,
  },

  changes: {
    subject: (trip) => `行程有变：${trip}`,
    stillFits: '请看看是否仍适合您。',
    days: (name, now, before) => `${name} 把行程改到了 ${now}。${was(before)}`,
    route: (name, now, before) => `${name} 把航线改为 ${now}。${was(before)}`,
    time: (name, now, before) =>
      (now ? `${name} 把时间改为 ${now}。` : `${name} 暂未确定时间。`) + was(before),
    flight: (name, now, before) =>
      (now ? `${name} 把航班改为 ${now}。` : `${name} 暂未确定航班。`) + was(before),
    landing: (name, now, before) =>
      (now ? `${name} 把降落时间设为 ${now}。` : `${name} 暂未确定降落时间。`) + was(before),
    someTime: (name) => `${name} 更改了时间。`,
    someFlight: (name) => `${name} 更改了航班。`,
    someLanding: (name) => `${name} 更改了降落时间。`,
    stops: (name, stops) => `${name} 在 ${stops} 转机。`,
    direct: (name) => `${name} 乘坐直飞航班。`,
    connection: (name, now) => `${name} 更改了一个转机航班${now ? `：${now}` : ''}。`,
    closed: (name, trip) => `${name} 关闭了信息：${trip}。`,
    closedSubject: (trip) => `一条信息已关闭：${trip}`,
    sharedStays: '已经提供给您的内容仍然保留。',
    proposalEnded: '一起飞的提议已结束。',
    stillTogether: '你们仍会一起飞。',
    deleted: (name, trip) => `${name} 删除了信息：${trip}。`,
    deletedSubject: (trip) => `一条信息已删除：${trip}`,
    unconfirmed: (trip) => `信息 ${trip} 未经确认，已经移除。`,
    unconfirmedSubject: (trip) => `信息 ${trip} 未经确认，已经移除`,
    noLongerTogether: '你们不再一起飞。',
    blockedSubject: (trip) => `您的行程 ${trip} 已取消`,
    openTrips: '打开我的行程',
    feltSafeSubject: (trip) => `您感到安全吗？${trip}`,
    feltSafe: (name, trip) =>
      `您在出行当天屏蔽了 ${name}：${trip}。行程已取消。您感到安全吗？只有我们的团队能看到您的回答。`,
    tellTeam: '告诉我们的团队',
    leftSubject: (trip) => `您的同伴不再出行：${trip}`,
    left: (name, trips) => `${name} 已删除账户。以下行程随之结束：${trips.join('；')}。`,
    otherFlights: (name) => `您与${name}不再乘坐相同的航班。`,
    tripFor: (trip, traveler) => `${trip}（${traveler}）`,
    removed: (name, trips) => `我们已关闭 ${name} 的账户。以下行程随之结束：${trips.join('；')}。`,
    suspended: {
      subject: (name, day, trip) => `${name} 在 ${day} 之前不能使用本站：${trip}`,
      text: (name, day, trip) => `${name} 在 ${day} 之前不能使用本站，而这趟航班在此之前起飞：${trip}。`,
      pair: '行程没有取消，但在此之前站内消息不会得到回复。行程页面上有其他联系方式，您也可以在那里另找同伴或取消行程。',
      others: '您仍按约定飞您的那一段。行程页面显示其他各段由谁陪同。',
    },
    cannotTravel: (name, trip) => `${name} 无法与您同行：${trip}。`,
  },

  request: {
    asksToFly: (name, trip) => `${name} 希望与您一起飞：${trip}。`,
    asksToFlyMail: (name, trip) =>
      `${name} 希望与您一起飞：${trip}。您一旦同意，行程即约定，你们也会看到彼此的联系方式。`,
    askedSubject: (trip) => `一位旅客获取了您的联系方式：${trip}`,
    asksSubject: (trip) => `一位旅客请求您的联系方式：${trip}`,
    asked: (name, trip) => `${name} 为 ${trip} 请求了您的联系方式，现在可以给您发消息或打电话。`,
    asks: (name, trip) => `${name} 为 ${trip} 请求您的联系方式。是否提供由您决定。`,
    message: (name, trip) => `${name} 请求联系方式：${trip}。`,
    takenBack: (name, trip) => `${name} 撤回了请求：${trip}。`,
    takeCare: '请留意。这个账户是新注册的，并且与您屏蔽过的人使用同一设备或网络。',
    since: (name, day) => `${name} 自 ${day} 起成为会员。`,
    phone: (isVerified) => (isVerified ? '其电话号码已验证。' : '其电话号码尚未验证。'),
    speaks: (languages) => `语言：${languages}。`,
    readNote: (name) => `${name} 给您写了留言。请在网站上阅读。`,
    note: (name, note) => `${name} 写道：“${note}”`,
    newPerson:
      '此人是新会员。每个人只带自己的行李，飞行前任何人都不付钱，也没有人需要您的证件或验证码。我们绝不会通过他人给您写信。',
    answer: '回复',
    seeWho: '查看是谁请求的',
    decide: '提供或拒绝',
    aboutPerson: '了解此人',
    footnote:
      '您收到这封邮件，是因为您发布了信息。如果您已找到同伴，请关闭信息：之后其他人就不能再请求，而您已提供的内容仍留在对方那里。',
    amigoContact: (trip) => `您的 Amigo 的联系方式：${trip}`,
    travelerContact: (trip) => `旅客的联系方式：${trip}`,
    saidYes: (name, trip) => `${name} 同意了：您现在可以看到 ${trip} 的联系方式。`,
    tellWhere: '去机场之前，请先约好在哪里会面。',
    sharedMessage: (name, trip) => `${name} 提供了联系方式：${trip}。`,
    confirmedSubject: (trip) => `信息已确认：${trip}`,
    confirmed: (trip) => `您询问的信息已确认：${trip}。`,
    canReach: '您现在可以看到如何联系对方。',
    decides: (name) => `现在由 ${name} 决定是否提供。`,
    declinedSubject: (trip) => `您的请求：${trip}`,
    declined: (trip) => `此人无法与您同行：${trip}。`,
  },

  interest: {
    travelerSubject: '您航班上的一位旅客想联系您：请确认',
    helperSubject: '您航班上的一位同行伙伴想联系您：请确认',
    asked: (site, trip) => `有人在 ${site} 上请求了使用此邮箱的信息的联系方式：${trip}。`,
    confirmIt: '请确认这条信息是您的，对方就能联系您。谁能看到您的联系方式，由您在个人资料中决定。',
    confirm: '确认我的信息',
    remove: '不是您的？移除这条信息',
    footnote: '链接在一天内有效，只能使用一次，并会让您登录。每条信息只会发送一次这封邮件。',
  },

  review: {
    bothSubject: (other, trip) => `您和 ${other} 都评价了你们的行程：${trip}`,
    both: (other, trip) => `您和 ${other} 都写下了对行程的评价：${trip}。现在所有人都可以看到这两条评价。`,
    otherSubject: (other, trip) => `${other} 评价了你们的行程：${trip}`,
    other: (other, trip) => `${other} 写下了对行程的评价：${trip}。现在所有人都可以看到。`,
    ownSubject: (other, trip) => `您对 ${other} 的评价现已公开：${trip}`,
    own: (other, trip) => `现在所有人都可以看到您在行程之后写给 ${other} 的评价：${trip}。`,
    reply: '对于关于您的评价，您可以回复一次。',
    read: '阅读评价',
  },

  arrival: {
    subject: (city) => `已抵达 ${city}`,
    arrived: (traveler, city) => `${traveler} 已抵达 ${city}。`,
    arrivedWith: (traveler, city, seeker) => `${traveler} 已抵达 ${city}，正与 ${seeker} 在一起。`,
    says: (helper, fact) => `${helper} 说：“${fact}”`,
    askedUs: (seeker) => `${seeker} 请我们在行程结束时告知您。`,
    footnote: '这次行程只会发送一次这封邮件。',
    sms: (fact, site, seeker) => `${fact}${site}，代 ${seeker} 发送。回复 STOP 停止接收。`,
  },

  thread: {
    subject: '您有一条关于行程的新消息',
    text: (writers, site) =>
      `${listIn('zh', writers)} 在 ${site} 上给您行程中的所有人发了消息，您还没有看到。`,
    read: '阅读并回复',
    footnote: '在您打开对话之前，无论对方写多少条，您都只会收到一封邮件。',
  },

  whoFlies: {
    line: (who) => `出行者：${who}`,
    relations: {
      mother: '对方的母亲',
      father: '对方的父亲',
      grandparent: '对方的祖父母或外祖父母',
      partner: '对方的伴侣',
      child: '对方的成年子女',
      relative: '对方的亲戚',
      friend: '对方的朋友',
      grandmother: '对方的祖母或外祖母',
      grandfather: '对方的祖父或外祖父',
    },
    ages: {
      '18_39': '18–39',
      '40_59': '40–59',
      '60_69': '60–69',
      '70_79': '70–79',
      '80_up': '80 岁及以上',
    },
    speaks: (languages) => `会说${languages}`,
  },
};
