import { needsFilterLabel, needWords } from 'shell/forms';
import type { CardTexts } from './CardTexts';

export const english: CardTexts = {
  name: 'English',
  englishName: 'English',
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
  pleaseCall: 'Please call this number:',
  helps: needsFilterLabel,
  needs: needWords,
};
