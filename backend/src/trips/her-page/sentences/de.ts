import type { Sentences } from './en.js';

export const de: Sentences = {
  doNotSpeak: (language) => `Ich spreche kein ${language}.`,
  flight: (flight, city) => (flight ? `Mein Flug ist ${flight} nach ${city}.` : `Ich fliege nach ${city}.`),
  changing: (flight, city) =>
    flight ? `Ich steige um in Flug ${flight} nach ${city}.` : `Ich steige um nach ${city}.`,
  asks: {
    gate: 'Bitte zeigen Sie mir den Weg zu meinem Gate.',
    checkIn: 'Bitte zeigen Sie mir, wo ich einchecken kann.',
    security: 'Bitte zeigen Sie mir den Weg zur Sicherheitskontrolle.',
    rightGate: 'Bin ich hier am richtigen Gate?',
    boarding: 'Bitte sagen Sie mir, wann ich einsteigen kann.',
    seat: 'Bitte helfen Sie mir, meinen Sitzplatz zu finden.',
    announcement: 'Ich verstehe die Durchsagen nicht. Bitte zeigen Sie mir, was ich tun muss.',
    form: 'Bitte helfen Sie mir, dieses Formular auszufüllen.',
    passport: 'Bitte zeigen Sie mir den Weg zur Passkontrolle.',
    bags: 'Bitte zeigen Sie mir, wo ich mein Gepäck bekomme.',
    exit: 'Draußen wartet jemand auf mich. Bitte zeigen Sie mir den Ausgang.',
    missed: 'Ich habe diesen Flug verpasst. Bitte bringen Sie mich zum Schalter der Fluggesellschaft.',
    late: 'Mein Flug geht gleich. Darf ich bitte vor?',
    lost: 'Ich weiß nicht, wohin ich muss. Bitte bringen Sie mich zur Information.',
    wheelchair: 'Ich kann nicht weit gehen. Bitte rufen Sie einen Rollstuhl.',
    toilet: 'Wo sind bitte die Toiletten?',
    water: 'Wo bekomme ich Wasser und etwas zu essen?',
    unwell: 'Mir geht es nicht gut. Bitte rufen Sie einen Arzt.',
    charge: 'Wo kann ich bitte mein Telefon aufladen?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} trifft mich hier: ${place}. Bitte zeigen Sie mir den Weg.`
      : `${helper} trifft mich an diesem Flughafen. Bitte helfen Sie mir, ${helper} zu finden.`,
  call: (name, phone) => `Bitte rufen Sie ${name} für mich an: ${phone}.`,
};
