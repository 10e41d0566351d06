import type { Sentences } from './en.js';

export const it: Sentences = {
  doNotSpeak: (language) => `Non parlo ${language}.`,
  flight: (flight, city) => (flight ? `Il mio volo è il ${flight} per ${city}.` : `Vado a ${city}.`),
  changing: (flight, city) =>
    flight ? `Cambio aereo: prendo il volo ${flight} per ${city}.` : `Cambio aereo per ${city}.`,
  asks: {
    gate: 'Per favore, mi mostri la strada per il mio gate.',
    checkIn: 'Per favore, mi mostri dove fare il check-in.',
    security: 'Per favore, mi mostri la strada per i controlli di sicurezza.',
    rightGate: 'È questo il gate giusto?',
    boarding: 'Per favore, mi dica quando posso imbarcarmi.',
    seat: 'Per favore, mi aiuti a trovare il mio posto.',
    announcement: 'Non capisco gli annunci. Per favore, mi mostri che cosa devo fare.',
    form: 'Per favore, mi aiuti a compilare questo modulo.',
    passport: 'Per favore, mi mostri la strada per il controllo passaporti.',
    bags: 'Per favore, mi mostri dove ritirare i bagagli.',
    exit: 'Qualcuno mi aspetta fuori. Per favore, mi mostri l’uscita.',
    missed: 'Ho perso questo volo. Per favore, mi accompagni al banco della compagnia.',
    late: 'Il mio volo parte tra poco. Posso passare avanti, per favore?',
    lost: 'Non so dove andare. Per favore, mi accompagni al banco informazioni.',
    wheelchair: 'Non riesco a camminare molto. Per favore, chiami una sedia a rotelle.',
    toilet: 'Dove sono i bagni, per favore?',
    water: 'Dove posso trovare acqua e qualcosa da mangiare?',
    unwell: 'Non mi sento bene. Per favore, chiami un medico.',
    charge: 'Dove posso caricare il telefono, per favore?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} mi aspetta qui: ${place}. Per favore, mi mostri la strada.`
      : `${helper} mi aspetta in questo aeroporto. Per favore, mi aiuti a trovare ${helper}.`,
  call: (name, phone) => `Per favore, chiami ${name} per me: ${phone}.`,
};
