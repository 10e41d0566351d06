/** What the one who flies shows to strangers, in the language of the airport. Said by a woman or a man. */
export const en = {
  doNotSpeak: (language: string) => `I do not speak ${language}.`,
  flight: (flight: string | null, city: string) =>
    flight ? `My flight is ${flight} to ${city}.` : `I am flying to ${city}.`,
  changing: (flight: string | null, city: string) =>
    flight ? `I am changing planes to ${flight} to ${city}.` : `I am changing planes to ${city}.`,
  asks: {
    gate: 'Please show me the way to my gate.',
    checkIn: 'Please show me where to check in.',
    security: 'Please show me the way to security.',
    rightGate: 'Am I at the right gate?',
    boarding: 'Please tell me when I can board.',
    seat: 'Please help me to find my seat.',
    announcement: 'I do not understand the announcements. Please show me what I have to do.',
    form: 'Please help me to fill in this form.',
    passport: 'Please show me the way to passport control.',
    bags: 'Please show me where I get my bags.',
    exit: 'Somebody is waiting for me outside. Please show me the exit.',
    missed: 'I have missed this flight. Please take me to the desk of the airline.',
    late: 'My flight leaves soon. May I go first, please?',
    lost: 'I do not know where to go. Please take me to the information desk.',
    wheelchair: 'I cannot walk far. Please call for a wheelchair.',
    toilet: 'Where are the toilets, please?',
    water: 'Where can I get water and something to eat?',
    unwell: 'I do not feel well. Please call a doctor.',
    charge: 'Where can I charge my phone, please?',
  },
  meet: (helper: string, place: string | null) =>
    place
      ? `${helper} meets me here: ${place}. Please show me the way.`
      : `${helper} meets me at this airport. Please help me to find ${helper}.`,
  call: (name: string, phone: string) => `Please call ${name} for me: ${phone}.`,
};

export type Sentences = typeof en;
export type Ask = keyof Sentences['asks'];
