import type { Sentences } from './en.js';

export const zh: Sentences = {
  doNotSpeak: (language) => `我不会说${language}。`,
  flight: (flight, city) => (flight ? `我的航班是 ${flight}，飞往 ${city}。` : `我飞往 ${city}。`),
  changing: (flight, city) =>
    flight ? `我要转机，下一班是飞往 ${city} 的 ${flight}。` : `我要转机去 ${city}。`,
  asks: {
    gate: '请告诉我怎么去登机口。',
    checkIn: '请告诉我在哪里办理登机手续。',
    security: '请告诉我怎么去安检。',
    rightGate: '这是我的登机口吗？',
    boarding: '请在可以登机时告诉我。',
    seat: '请帮我找到我的座位。',
    announcement: '我听不懂广播。请告诉我该怎么做。',
    form: '请帮我填写这张表。',
    passport: '请告诉我怎么去边防检查。',
    bags: '请告诉我在哪里取行李。',
    exit: '有人在外面等我。请告诉我出口在哪里。',
    missed: '我误了这班飞机。请带我去航空公司的柜台。',
    late: '我的航班快起飞了。可以让我先过吗？',
    lost: '我不知道该去哪里。请带我去问讯处。',
    wheelchair: '我走不了远路。请帮我叫轮椅。',
    toilet: '请问洗手间在哪里？',
    water: '请问哪里有水和吃的？',
    unwell: '我不舒服。请叫医生。',
    charge: '请问哪里可以给手机充电？',
  },
  meet: (helper, place) =>
    place
      ? `${helper} 在这里等我：${place}。请告诉我怎么走。`
      : `${helper} 在这个机场接我。请帮我找到 ${helper}。`,
  call: (name, phone) => `请帮我打电话给 ${name}：${phone}。`,
};
