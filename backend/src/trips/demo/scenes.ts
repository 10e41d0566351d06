import type { Flyer, Need } from '../../listings/contract.js';
import type { CareCard, MatchStatus, StepName } from '../contract.js';

export interface DemoMatch {
  helper: string;
  seeker: string;
  /** Whose listing it is. */
  owner: 'helper' | 'seeker';
  status: MatchStatus;
  from: string;
  to: string;
  /** Until the take-off; negative when it was before. */
  hours: number;
  flightNumber: string;
  description: string;
  needs: Need[];
  flyer?: Flyer;
  meeting?: { place: string; hoursBefore?: number };
  cancelReason?: string;
  steps?: { step: StepName; hoursAfter: number }[];
  careCard?: CareCard;
  isShared?: boolean;
}

const onTheWay = [
  { step: 'at_airport', hoursAfter: -3.2 },
  { step: 'met', hoursAfter: -2.9 },
  { step: 'security', hoursAfter: -2.1 },
  { step: 'boarded', hoursAfter: -0.6 },
] as const;

/** Meera and Ifeoma, whom the README names, are in the middle of a trip. */
export const demoMatches: DemoMatch[] = [
  {
    helper: 'meera',
    seeker: 'ifeoma',
    owner: 'seeker',
    status: 'agreed',
    from: 'JFK',
    to: 'DEL',
    hours: -4,
    flightNumber: 'AI102',
    description: 'My mother visits my brother in Delhi. She has never flown so far, and walks slowly.',
    needs: ['walks_slowly', 'medicine', 'forms'],
    flyer: { firstName: 'Ngozi', relation: 'mother', ageGroup: '70_79', languages: 'Igbo, English' },
    meeting: { place: 'Terminal 4, next to the pharmacy', hoursBefore: 3 },
    steps: [...onTheWay],
    careCard: {
      firstName: 'Ngozi',
      seat: '31C',
      callFirst: 'Ifeoma, daughter',
      callSecond: 'Obinna, son, who waits in Delhi',
      destination: 'Obinna waits at the exit of Terminal 3 with a yellow sign',
      medicine: 'Blood pressure tablet at 8 and at 20 o’clock, in the blue bag',
      ifMissed: 'Go to the desk of the airline together, then call Ifeoma',
      needs: ['walks_slowly', 'medicine', 'forms'],
    },
    isShared: true,
  },
  {
    helper: 'rohan',
    seeker: 'sunita',
    owner: 'helper',
    status: 'agreed',
    from: 'MUC',
    to: 'DEL',
    hours: 26,
    flightNumber: 'LH762',
    description: 'I fly home twice a year and know both airports well.',
    needs: [],
    meeting: { place: 'Terminal 2, information desk on level 4', hoursBefore: 3 },
    careCard: { firstName: 'Sunita', callFirst: 'Anil, husband', needs: ['first_flight', 'company'] },
  },
  {
    helper: 'vikram',
    seeker: 'padma',
    owner: 'seeker',
    status: 'done',
    from: 'EWR',
    to: 'BOM',
    hours: -40,
    flightNumber: 'UA48',
    description: 'My father changes planes alone for the first time.',
    needs: ['changing_planes', 'cannot_read_signs'],
    flyer: { firstName: 'Venkat', relation: 'father', ageGroup: '60_69', languages: 'Telugu, Hindi' },
    meeting: { place: 'Terminal C, first check-in desk' },
    steps: [...onTheWay, { step: 'landed', hoursAfter: 15 }, { step: 'handed_over', hoursAfter: 15.8 }],
  },
  {
    helper: 'arjun',
    seeker: 'harpreet',
    owner: 'helper',
    status: 'proposed',
    from: 'JFK',
    to: 'DEL',
    hours: 240,
    flightNumber: 'EK202',
    description: 'One stop in Dubai. Happy to walk with somebody to the next gate.',
    needs: [],
  },
  {
    helper: 'nisha',
    seeker: 'biju',
    owner: 'helper',
    status: 'declined',
    from: 'MAN',
    to: 'BOM',
    hours: 310,
    flightNumber: 'VS318',
    description: 'A day flight, with plenty of time at both ends.',
    needs: [],
  },
  {
    helper: 'kavya',
    seeker: 'fatima',
    owner: 'seeker',
    status: 'cancelled',
    from: 'ATL',
    to: 'HYD',
    hours: 200,
    flightNumber: 'QR756',
    description: 'My aunt speaks only Urdu and would be glad of company in Doha.',
    needs: ['changing_planes', 'company'],
    flyer: { firstName: 'Zehra', relation: 'relative', ageGroup: '60_69', languages: 'Urdu' },
    cancelReason: 'My aunt has to stay for a treatment. We hope for next month.',
  },
];
