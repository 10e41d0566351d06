import type { Words } from './en.js';

export const zh: Words = {
  subject: (traveler, city) => `${traveler} 在 ${city} 需要帮助`,
  asks: (traveler, place, time) => `${traveler} 在 ${place} 请求帮助。当地时间 ${time}。`,
  doing: {
    before: '行程还没有开始。',
    go: '行程显示：正在去机场的路上。',
    wait: '行程显示：正在等同行伙伴。',
    security: '行程显示：正在去安检。',
    board: '行程显示：正在去登机口。',
    fly: '行程显示：已在飞机上。',
    change: '行程显示：正在转机。',
    handOver: '行程显示：已落地，等人来接。',
    alone: '行程显示：正在独自飞行。',
    missed: '行程显示：错过了转机航班。',
    arrived: '行程显示：已到达。',
  },
  callOrGo: (traveler) =>
    `请打电话或前往那里。然后在行程页面按“我已看到”：${traveler} 能看到哪些人已经知道。`,
  sms: (traveler, city, product, url) => `${traveler} 在 ${city} 需要帮助。${product}：${url}`,
};
