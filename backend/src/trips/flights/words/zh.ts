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
};
