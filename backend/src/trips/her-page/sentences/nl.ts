import type { Sentences } from './en.js';

export const nl: Sentences = {
  doNotSpeak: (language) => `Ik spreek geen ${language}.`,
  flight: (flight, city) => (flight ? `Mijn vlucht is ${flight} naar ${city}.` : `Ik vlieg naar ${city}.`),
  changing: (flight, city) =>
    flight ? `Ik stap over op vlucht ${flight} naar ${city}.` : `Ik stap over naar ${city}.`,
  asks: {
    gate: 'Wilt u mij de weg naar mijn gate wijzen?',
    checkIn: 'Wilt u mij wijzen waar ik kan inchecken?',
    security: 'Wilt u mij de weg naar de beveiliging wijzen?',
    rightGate: 'Ben ik bij de juiste gate?',
    boarding: 'Wilt u mij zeggen wanneer ik aan boord kan?',
    seat: 'Wilt u mij helpen mijn stoel te vinden?',
    announcement: 'Ik begrijp de omroepberichten niet. Wilt u mij laten zien wat ik moet doen?',
    form: 'Wilt u mij helpen dit formulier in te vullen?',
    passport: 'Wilt u mij de weg naar de paspoortcontrole wijzen?',
    bags: 'Wilt u mij wijzen waar ik mijn bagage krijg?',
    exit: 'Buiten wacht iemand op mij. Wilt u mij de uitgang wijzen?',
    missed: 'Ik heb deze vlucht gemist. Wilt u mij naar de balie van de luchtvaartmaatschappij brengen?',
    late: 'Mijn vlucht vertrekt zo. Mag ik voorgaan?',
    lost: 'Ik weet niet waar ik heen moet. Wilt u mij naar de informatiebalie brengen?',
    wheelchair: 'Ik kan niet ver lopen. Wilt u een rolstoel laten komen?',
    toilet: 'Waar zijn de toiletten, alstublieft?',
    water: 'Waar kan ik water en iets te eten krijgen?',
    unwell: 'Ik voel me niet goed. Wilt u een dokter bellen?',
    charge: 'Waar kan ik mijn telefoon opladen?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} wacht hier op mij: ${place}. Wilt u mij de weg wijzen?`
      : `${helper} wacht op mij op deze luchthaven. Wilt u mij helpen ${helper} te vinden?`,
  call: (name, phone) => `Wilt u ${name} voor mij bellen: ${phone}?`,
};
