import type { Sentences } from './en.js';

export const fr: Sentences = {
  doNotSpeak: (language) => `Je ne parle pas ${language}.`,
  flight: (flight, city) => (flight ? `Mon vol est le ${flight} pour ${city}.` : `Je vais à ${city}.`),
  changing: (flight, city) =>
    flight ? `Je change d’avion pour le vol ${flight} vers ${city}.` : `Je change d’avion pour ${city}.`,
  asks: {
    gate: 'Montrez-moi, s’il vous plaît, le chemin de ma porte d’embarquement.',
    checkIn: 'Montrez-moi, s’il vous plaît, où m’enregistrer.',
    security: 'Montrez-moi, s’il vous plaît, le chemin du contrôle de sécurité.',
    rightGate: 'Est-ce la bonne porte d’embarquement ?',
    boarding: 'Dites-moi, s’il vous plaît, quand je peux embarquer.',
    seat: 'Aidez-moi, s’il vous plaît, à trouver ma place.',
    announcement: 'Je ne comprends pas les annonces. Montrez-moi, s’il vous plaît, ce que je dois faire.',
    form: 'Aidez-moi, s’il vous plaît, à remplir ce formulaire.',
    passport: 'Montrez-moi, s’il vous plaît, le chemin du contrôle des passeports.',
    bags: 'Montrez-moi, s’il vous plaît, où récupérer mes bagages.',
    exit: 'Quelqu’un m’attend dehors. Montrez-moi la sortie, s’il vous plaît.',
    missed: 'J’ai raté ce vol. Amenez-moi, s’il vous plaît, au comptoir de la compagnie.',
    late: 'Mon vol part bientôt. Puis-je passer devant, s’il vous plaît ?',
    lost: 'Je ne sais pas où aller. Amenez-moi, s’il vous plaît, au comptoir d’information.',
    wheelchair: 'Je ne peux pas marcher longtemps. Demandez, s’il vous plaît, un fauteuil roulant.',
    toilet: 'Où sont les toilettes, s’il vous plaît ?',
    water: 'Où puis-je trouver de l’eau et quelque chose à manger ?',
    unwell: 'Je ne me sens pas bien. Appelez un médecin, s’il vous plaît.',
    charge: 'Où puis-je recharger mon téléphone, s’il vous plaît ?',
  },
  meet: (helper, place) =>
    place
      ? `${helper} m’attend ici : ${place}. Montrez-moi le chemin, s’il vous plaît.`
      : `${helper} m’attend dans cet aéroport. Aidez-moi, s’il vous plaît, à trouver ${helper}.`,
  call: (name, phone) => `Appelez ${name} pour moi, s’il vous plaît : ${phone}.`,
};
