import { numberIn } from '../../../platform/language/formats.js';
import type { FlightWords } from './en.js';

export const zh: FlightWords = {
  later: {
    subject: ({ flight, leaves }) => `${flight} 延误：${leaves} 起飞`,
    text: ({ flight, way, leaves, planned }) =>
      `航空公司通知：${flight}（${way}）改为 ${leaves} 起飞，原定 ${planned}。`,
  },
  onTime: {
    subject: ({ flight, leaves }) => `${flight} ${leaves} 起飞`,
    text: ({ flight, way, leaves, planned }) =>
      `航空公司通知：${flight}（${way}）${leaves} 起飞，时刻表为 ${planned}。`,
  },
  gate: {
    subject: ({ flight, gate }) => `${flight} 改在登机口 ${gate}`,
    text: ({ flight, way, gate, leaves }) =>
      `登机口已更改：${flight}（${way}）${leaves} 在登机口 ${gate} 登机离开。`,
  },
  cancelled: {
    subject: ({ flight }) => `${flight} 已取消`,
    text: ({ flight, way, planned }) =>
      `航空公司取消了原定 ${planned} 的 ${flight}（${way}）。您在本站的行程保留。预订其他航班之前，请先互相通电话。`,
  },
  diverted: {
    subject: ({ flight }) => `${flight} 改降其他机场`,
    text: ({ flight, way }) =>
      `航空公司通知：${flight}（${way}）改飞其他机场。手机恢复信号后，请互相通电话。`,
  },
  tight: {
    subject: ({ minutes, city }) => `在 ${city} 转机只有 ${numberIn('zh', minutes)} 分钟`,
    text: ({ first, next, city, lands, leaves }) =>
      `航空公司通知：${first} 将于 ${lands} 抵达 ${city}，${next} 将于 ${leaves} 起飞。时间很紧，请机上的人现在就向机组人员求助。`,
  },
  missed: {
    subject: ({ city }) => `从 ${city} 起飞的航班会在降落前离开`,
    text: ({ first, next, city, lands, leaves }) =>
      `航空公司通知：${first} 将于 ${lands} 抵达 ${city}，${next} 将于 ${leaves} 起飞。请向航空公司改签下一班，并在行程页面上说明错过了转机。`,
  },
};
