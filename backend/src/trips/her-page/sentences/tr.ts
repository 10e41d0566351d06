import type { Sentences } from './en.js';

export const tr: Sentences = {
  doNotSpeak: (language) => `${language} bilmiyorum.`,
  flight: (flight, city) => (flight ? `Uçuşum ${flight}, varış yeri ${city}.` : `Varış yerim ${city}.`),
  changing: (flight, city) =>
    flight
      ? `Aktarma yapıyorum. Sonraki uçuşum ${flight}, varış yeri ${city}.`
      : `Aktarma yapıyorum. Varış yerim ${city}.`,
  asks: {
    gate: 'Lütfen bana uçuş kapımın yolunu gösterin.',
    checkIn: 'Lütfen bana check-in yerini gösterin.',
    security: 'Lütfen bana güvenlik kontrolünün yolunu gösterin.',
    rightGate: 'Doğru kapıda mıyım?',
    boarding: 'Uçağa ne zaman bineceğimi lütfen bana söyleyin.',
    seat: 'Lütfen yerimi bulmama yardım edin.',
    announcement: 'Anonsları anlamıyorum. Ne yapmam gerektiğini lütfen gösterin.',
    form: 'Lütfen bu formu doldurmama yardım edin.',
    passport: 'Lütfen bana pasaport kontrolünün yolunu gösterin.',
    bags: 'Bagajımı nereden alacağımı lütfen gösterin.',
    exit: 'Dışarıda beni bekliyorlar. Lütfen bana çıkışı gösterin.',
    missed: 'Bu uçuşu kaçırdım. Lütfen beni havayolunun bankosuna götürün.',
    late: 'Uçağım birazdan kalkıyor. Öne geçebilir miyim?',
    lost: 'Nereye gideceğimi bilmiyorum. Lütfen beni danışmaya götürün.',
    wheelchair: 'Uzun yürüyemiyorum. Lütfen tekerlekli sandalye çağırın.',
    toilet: 'Tuvalet nerede acaba?',
    water: 'Nerede su ve yiyecek bulabilirim?',
    unwell: 'Kendimi iyi hissetmiyorum. Lütfen doktor çağırın.',
    charge: 'Telefonumu nerede şarj edebilirim?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} beni burada bekliyor: ${place}. Lütfen yolu gösterin.`
      : `Beni bu havalimanında ${helper} bekliyor. Lütfen onu bulmama yardım edin.`,
  call: (name, phone) => `Lütfen benim için ${name} ile telefonda görüşün: ${phone}.`,
};
