import type { RiskRules } from './rules.js';

export const fr: RiskRules = {
  parcels: {
    phrases: ['colis', 'paquet*', 'transporter une valise', 'prendre _ ma valise', 'apporter quelque chose'],
    found: ['Pouvez-vous prendre un colis pour mon frère ?', 'Un petit paquet pour ma tante'],
    fine: ['Elle a deux valises à elle.'],
  },
  money: {
    phrases: [
      'envoie* _ argent',
      'envoyer _ argent',
      'envoyez _ argent',
      'payer d avance',
      'payer à l avance',
      'paye moi',
      'payez moi',
      'virement',
      'compte bancaire',
      'carte* cadeau*',
      'cryptomonnaie*',
      'un acompte',
    ],
    found: ["Envoyez-moi de l'argent", 'Il faut payer d’avance', 'Faites un virement'],
    fine: ['Merci, je vous offre un café à l’arrivée.'],
  },
  documents: {
    phrases: [
      'photo de _ passeport',
      'photo du passeport',
      'copie de _ passeport',
      'numéro de _ passeport',
      'numéro de _ carte',
      'carte bancaire',
      'carte de crédit',
      'code de vérification',
    ],
    found: ['Envoyez une photo de votre passeport', 'Le numéro de votre carte, s’il vous plaît'],
    fine: ['Pensez à votre passeport.'],
  },
  elsewhere: {
    phrases: ['écris moi sur', 'écrivez moi sur', 'mon numéro est', 'en dehors du site', 'hors du site'],
    found: ['Écrivez-moi sur WhatsApp', 'Mon numéro est nouveau'],
    fine: ['Je vous appelle à l’atterrissage.'],
  },
};
