import type { HerWords } from './en.js';

export const zh: HerWords = {
  pageFor: (traveler) => `${traveler} 的页面`,
  here: '这里',
  headline: {
    before: (day) => `您的航班在 ${day}`,
    today: '您今天出发',
    meets: ({ helper, place, at }) => {
      if (place && at) return `${helper} ${at} 来接您：${place}`;
      if (place) return `${helper} 会来接您：${place}`;
      return at ? `${helper} ${at} 来接您` : `${helper} 会来接您`;
    },
    with: (helper) => `${helper} 和您在一起`,
    fly: (city) => `您正飞往 ${city}`,
    alone: (city) => `您独自飞往 ${city}`,
    missed: (city) => `飞往 ${city} 的飞机已经起飞`,
    arrived: '您已经到了',
  },
  now: '现在',
  steps: {
    before: '现在不用做什么。请留着这个页面。',
    go: ({ flight, city, time }) => [
      '请去机场。',
      flight ? `您的航班是 ${flight}，飞往 ${city}。` : `您飞往 ${city}。`,
      time ? `${time} 起飞。` : '',
    ],
    wait: (helper) => `请在那里等。${helper} 会来找您。`,
    security: '请过安检。护照和登机牌拿在手里。',
    board: ({ flight, city }) =>
      flight ? `请去飞往 ${city} 的 ${flight} 航班登机口。` : `请去飞往 ${city} 的登机口。`,
    fly: (helper) => `请坐在座位上。飞机落地后，请跟着 ${helper}。`,
    flyAlone: '飞机落地前，请坐在座位上。',
    change: ({ flight, city }) =>
      flight ? `您要转机。请去飞往 ${city} 的 ${flight} 航班。` : `您要转机，接着飞往 ${city}。`,
    joins: (helper, city) => `${helper} 会在 ${city} 接您。`,
    handOver: (helper, family) => `见到 ${family} 之前，请跟着 ${helper}。`,
    landed: '请取行李，然后走到出口。',
    missed: '请留在原地。打电话，并按“我需要帮助”。',
    arrived: '祝您一切顺利。',
  },
  sign: (helper) => `${helper} 的手机上也是这个`,
  signRead: (digits) => `您的号码：${digits}。`,
  pictures: {
    umbrella: '雨伞',
    star: '星星',
    fish: '鱼',
    tree: '树',
    house: '房子',
    key: '钥匙',
    bell: '铃铛',
    leaf: '树叶',
    boat: '船',
    sun: '太阳',
    cup: '杯子',
    bird: '鸟',
  },
  call: (name) => `打电话给 ${name}`,
  show: '给别人看这句话',
  anotherSentence: '换一句',
  back: '返回',
  read: '读给我听',
  stop: '停止朗读',
  help: {
    button: '我需要帮助',
    question: '您现在需要帮助吗？',
    whom: (names) => `${names} 会马上收到消息。`,
    yes: '是的，我需要帮助',
    no: '不，返回',
    sent: (names) => `${names} 已经知道您需要帮助。`,
    sentToOne: (name) => `${name} 已经知道您需要帮助。`,
    seen: (name) => `${name} 已经看到了。`,
    notSeen: '还没有人看到。您也可以打电话。',
    waiting: '没有网络。一有网络，消息就会发出去。请不要关闭这个页面。',
    failed: '没有成功。请打电话。',
  },
  offline: (time) => `没有网络。这是 ${time} 的内容。`,
  ended: { title: '这个页面已经失效', text: '请向家人要一个新的。' },
};
