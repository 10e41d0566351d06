import type { Need } from 'backend/contract/listings';
import type { MatchDetails } from 'backend/contract/trips';
import { needsFilterLabel, needWords } from 'shell/forms';

/** The labels of the printed care card in one language. */
export interface CardTexts {
  /** As its speakers and we call it. */
  name: string;
  help: string;
  seat: string;
  gate: string;
  withMe: string;
  family: string;
  meet: string;
  medicine: string;
  missed: string;
  destination: string;
  first: string;
  second: string;
  phone: string;
  sign: string;
  bags: string;
  sentence: (helper: string) => string;
  /** Printed after the sentence, when there is a number. */
  pleaseCall: string;
  helps: string;
  needs: Record<Need, string>;
}

export const english: CardTexts = {
  name: 'English',
  help: 'Help on the way',
  seat: 'Seat',
  gate: 'Gate',
  withMe: 'Travels with me',
  family: 'My family',
  meet: 'We meet',
  medicine: 'Medicine',
  missed: 'If the connection is missed',
  destination: 'At the destination',
  first: 'To call',
  second: 'Second number',
  phone: 'My phone',
  sign: 'Our sign',
  bags: 'Each carries only their own bags.',
  sentence: (helper) => `Hello. ${helper} travels with me.`,
  pleaseCall: 'Please call this number.',
  helps: needsFilterLabel,
  needs: needWords,
};

/** The second language of the print, by its code. */
export const languages: Record<string, CardTexts> = {
  de: {
    name: 'Deutsch (German)',
    help: 'Hilfe auf der Reise',
    seat: 'Sitz',
    gate: 'Flugsteig',
    withMe: 'Reist mit mir',
    family: 'Meine Familie',
    meet: 'Treffpunkt',
    medicine: 'Medikamente',
    missed: 'Wenn der Anschluss verpasst wird',
    destination: 'Am Ziel',
    first: 'Bitte anrufen',
    second: 'Zweite Nummer',
    phone: 'Mein Telefon',
    sign: 'Unser Zeichen',
    bags: 'Jeder trägt nur das eigene Gepäck.',
    sentence: (helper) => `Guten Tag. ${helper} reist mit mir.`,
    pleaseCall: 'Bitte rufen Sie diese Nummer an.',
    helps: 'Was hilft',
    needs: {
      changing_planes: 'Umsteigen',
      wheelchair_booked: 'Rollstuhl ist gebucht',
      walks_slowly: 'Langsam gehen',
      hard_of_hearing: 'Schwerhörig',
      cannot_read_signs: 'Schilder lesen',
      medicine: 'Medikamente nehmen',
      forms: 'Einreiseformulare',
      first_flight: 'Erster Flug',
      small_children: 'Kleine Kinder',
      company: 'Gesellschaft an Bord',
    },
  },
  es: {
    name: 'Español (Spanish)',
    help: 'Ayuda en el viaje',
    seat: 'Asiento',
    gate: 'Puerta',
    withMe: 'Viaja conmigo',
    family: 'Mi familia',
    meet: 'Lugar de encuentro',
    medicine: 'Medicinas',
    missed: 'Si se pierde la conexión',
    destination: 'En el destino',
    first: 'A quién llamar',
    second: 'Segundo número',
    phone: 'Mi teléfono',
    sign: 'Nuestra señal',
    bags: 'Cada persona lleva solo su propio equipaje.',
    sentence: (helper) => `Hola. ${helper} viaja conmigo.`,
    pleaseCall: 'Por favor, llame a este número.',
    helps: 'Qué ayuda',
    needs: {
      changing_planes: 'Cambiar de avión',
      wheelchair_booked: 'Silla de ruedas reservada',
      walks_slowly: 'Caminar despacio',
      hard_of_hearing: 'Oye mal',
      cannot_read_signs: 'Leer los letreros',
      medicine: 'Tomar medicinas',
      forms: 'Formularios de inmigración',
      first_flight: 'Primer vuelo',
      small_children: 'Niños pequeños',
      company: 'Compañía a bordo',
    },
  },
  fr: {
    name: 'Français (French)',
    help: 'Aide pendant le voyage',
    seat: 'Siège',
    gate: 'Porte',
    withMe: 'Voyage avec moi',
    family: 'Ma famille',
    meet: 'Lieu de rendez-vous',
    medicine: 'Médicaments',
    missed: 'Si la correspondance est manquée',
    destination: 'À destination',
    first: 'À appeler',
    second: 'Deuxième numéro',
    phone: 'Mon téléphone',
    sign: 'Notre signe',
    bags: 'Chaque personne porte seulement ses propres bagages.',
    sentence: (helper) => `Bonjour. ${helper} voyage avec moi.`,
    pleaseCall: 'Merci d’appeler ce numéro.',
    helps: 'Ce qui aide',
    needs: {
      changing_planes: 'Changer d’avion',
      wheelchair_booked: 'Fauteuil roulant réservé',
      walks_slowly: 'Marcher lentement',
      hard_of_hearing: 'Entend mal',
      cannot_read_signs: 'Lire les panneaux',
      medicine: 'Prendre des médicaments',
      forms: 'Formulaires d’immigration',
      first_flight: 'Premier vol',
      small_children: 'Jeunes enfants',
      company: 'Compagnie à bord',
    },
  },
  hi: {
    name: 'हिन्दी (Hindi)',
    help: 'यात्रा में सहायता',
    seat: 'सीट',
    gate: 'गेट',
    withMe: 'मेरे साथ',
    family: 'मेरा परिवार',
    meet: 'मिलने की जगह',
    medicine: 'दवा',
    missed: 'अगर अगली उड़ान छूट जाए',
    destination: 'पहुँचने पर',
    first: 'किसे फ़ोन करें',
    second: 'दूसरा फ़ोन नंबर',
    phone: 'मेरा फ़ोन',
    sign: 'हमारा निशान',
    bags: 'हर कोई केवल अपना सामान उठाता है।',
    sentence: (helper) => `नमस्ते। ${helper} मेरे साथ यात्रा में हैं।`,
    pleaseCall: 'कृपया इस नंबर पर फ़ोन करें।',
    helps: 'किसमें मदद चाहिए',
    needs: {
      changing_planes: 'हवाई जहाज़ बदलना',
      wheelchair_booked: 'व्हीलचेयर बुक है',
      walks_slowly: 'धीरे चलना',
      hard_of_hearing: 'कम सुनाई देता है',
      cannot_read_signs: 'संकेत पढ़ना',
      medicine: 'दवा लेना',
      forms: 'आप्रवासन के फ़ॉर्म',
      first_flight: 'पहली उड़ान',
      small_children: 'छोटे बच्चे',
      company: 'यात्रा में साथ',
    },
  },
};

const spoken: Record<string, string> = { hindi: 'hi', spanish: 'es', german: 'de', french: 'fr' };

const ofCountry: Record<string, string> = {
  India: 'hi',
  Germany: 'de',
  Austria: 'de',
  France: 'fr',
  Spain: 'es',
  Mexico: 'es',
  Argentina: 'es',
  Colombia: 'es',
  Chile: 'es',
  Peru: 'es',
};

/** The traveler's own language, or that of the destination. Null is English alone. */
export function secondLanguage(
  travelerSpeaks: string | null | undefined,
  { arrival }: Pick<MatchDetails, 'arrival'>,
): string | null {
  const own = (travelerSpeaks ?? '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => word in spoken);
  return (own && spoken[own]) || ofCountry[arrival.country] || null;
}
