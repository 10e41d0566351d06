import { numberIn } from '../../../platform/language/formats.js';
import type { JourneyWords } from './en.js';

export const zh: JourneyWords = {
  language: '语言',
  description: '让等候的家人知道旅客到了哪里。',
  title: (city) => `前往 ${city} 的行程`,
  ended: { title: '此链接已失效', text: '请询问把它发给您的人。' },

  live: '实时',
  reload: '重新加载以查看新消息',
  noConnection: '没有网络',
  tryingAgain: (news) => `${news}，正在重试`,
  lastNews: (at) => `最新消息：${at}`,
  noStep: '尚未点按任何步骤',
  sharedBy: (name, lastDay) =>
    `由 ${name} 分享。链接将于${lastDay}失效。这里只显示名字，不显示照片和电话号码。`,

  at: (time, city) => `${city} 时间 ${time}`,
  times: (each) => each.join('，'),
  sentences: (each) => each.join(''),

  headline: {
    was: (traveler, day) => `${traveler} 原定于${day}出行`,
    onDay: (traveler, day) => `${traveler} 将于${day}出行`,
    tomorrow: (traveler) => `${traveler} 明天出行`,
    tonight: (traveler) => `${traveler} 今晚出行`,
    today: (traveler) => `${traveler} 今天出行`,
    atAirport: (traveler) => `${traveler} 已到机场`,
    met: (traveler, helper) => `${traveler} 与 ${helper} 已会面`,
    saysMet: (name) => `${name} 说他们已会面`,
    security: (traveler) => `${traveler} 已通过安检`,
    boarded: (traveler, city) =>
      city === null ? `${traveler} 已登机` : `${traveler} 已登上前往 ${city} 的航班`,
    landed: (traveler, city) => `${traveler} 已在 ${city} 降落`,
    connected: (traveler, city) => `${traveler} 已在 ${city} 完成转机`,
    missed: (traveler, city) => `${traveler} 在 ${city} 错过了转机`,
    withNext: (traveler, next, city) => `${traveler} 在 ${city} 已和 ${next} 在一起`,
    goodbye: (traveler, helper, city) => `${traveler} 与 ${helper} 在 ${city} 道别了`,
    arrived: (traveler) => `${traveler} 已到达`,
    with: (traveler, family) => `${traveler} 已和 ${family} 在一起`,
    says: (name, fact) => `${name} 说 ${fact}`,
  },

  lead: {
    left: ({ city, traveler, saidBy }) => `${saidBy} 说，前往 ${city} 的航班已起飞，${traveler} 没有赶上。`,
    anotherFlight: '找到其他航班后会有新消息。',
    quiet: (at) => `自 ${at} 起没有新消息。`,
    fliesAlong: ({ helper, from, to }) =>
      `${helper} ${from === null ? '' : `从 ${from} `}一路同行${to === null ? '' : `到 ${to}`}。`,
    relay: (parts) =>
      `${parts
        .map(({ helper, from, to }) => `${helper} ${from === null ? '' : `从 ${from} `}同行到 ${to}`)
        .join('，')}。`,
    steps: '当天的各个步骤会显示在这里。',
    takeOff: (times) => `起飞时间：${times}。`,
    takeOffWas: (times) => `原定起飞时间：${times}。`,
    noNews: '尚无消息。',
    together: (helper, traveler) => `${helper} 正与 ${traveler} 在一起。`,
    saysTogether: (name) => `${name} 说他们在一起。`,
    noNetwork: '飞机上没有网络。',
    afterLanding: '降落后会有新消息。',
    landing: (times) => `预计降落时间：${times}。`,
    notSaid: (name) => `${name} 还没有这样说。`,
    thanks: (helper) => `谢谢，${helper}。`,
    sameFlight: (helper) => `${helper} 乘坐了同一航班。`,
    sameFlights: (helpers) => `${helpers} 乘坐了相同的航班。`,
    atAirportIn: (name, city) => `${name} 已到 ${city} 的机场。`,
    fliesAlone: (traveler, from, to) => `${traveler} 独自从 ${from} 飞往 ${to}。`,
    willMiss: ({ city, traveler, saidBy }) => `${saidBy} 说，${traveler} 将赶不上前往 ${city} 的航班。`,
    inTheAir: '航空公司表示，飞机正在飞行中。',
    hasLanded: (city) => `航空公司表示，飞机已降落在 ${city}。`,
    saidNothing: (name) => `${name} 还没有发来消息。`,
    stays: (traveler, city, day) => `${traveler} 在 ${city} 停留到 ${day}。`,
  },

  steps: {
    done: '已完成',
    planned: (times) => `预计：${times}`,
    by: (step, name) => `${step}（${name} 说）`,
    atAirport: '到达机场',
    met: (helper) => `与 ${helper} 会面`,
    security: '通过安检',
    boarded: (city) => (city === null ? '登机' : `登上前往 ${city} 的航班`),
    landed: (city) => `在 ${city} 降落`,
    connected: (city) => `在 ${city} 转机`,
    withNext: (next, city) => `在 ${city} 与 ${next} 在一起`,
    goodbye: (helper) => `与 ${helper} 道别`,
    arrived: '到达',
    with: (family) => `与 ${family} 在一起`,
    atAirportIn: (city) => `到达 ${city} 的机场`,
  },

  flight: {
    onTime: (times) => `准点，起飞时间：${times}`,
    delayed: (times, planned) => `延误，原定 ${planned}，现为：${times}`,
    boarding: '正在登机',
    inTheAir: (times) => (times ? `飞行中，降落时间：${times}` : '飞行中'),
    landed: (times) => (times ? `已降落：${times}` : '已降落'),
    cancelled: '航空公司已取消',
    diverted: '已改降其他机场',
    terminal: (terminal) => `${terminal} 号航站楼`,
    gate: (gate) => `登机口 ${gate}`,
    belt: (belt) => `行李转盘 ${belt}`,
    tight: (minutes, city) => `在 ${city} 转机只有 ${numberIn('zh', minutes)} 分钟，时间很紧`,
    leavesFirst: (city) => `从 ${city} 起飞的航班会在降落前离开`,
    knownAt: (at) => `FlightAware，${at}`,
  },

  legs: {
    way: (from, to) => `${from} 至 ${to}`,
    times: (departs, lands) => `${departs} 起飞，${lands} 降落`,
    with: (helper) => `与 ${helper} 同行`,
    alone: (traveler) => `${traveler} 独自飞行`,
    soon: '还有不到 1 小时',
    toGo: (hours) => `大约还有 ${numberIn('zh', hours)} 小时`,
  },

  looked: {
    region: '谁看过',
    seenBy: (names) => `${names} 已看过。`,
    thanks: (name) => `谢谢。${name} 可以看到您已看过。`,
    heading: '告诉他们您看过了',
    who: '您是谁？',
    example: '伦敦的叔叔',
    send: '我看过了',
    readers: (name) => `${name} 和所有拥有此链接的人都会看到。`,
  },
};
