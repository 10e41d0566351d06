import type { Listing, Need } from 'backend/contract/listings';

/** In the order of forms and filters, as the one who needs it says it. */
export const needWords: Record<Need, string> = {
  changing_planes: 'Changing planes',
  wheelchair_booked: 'Wheelchair booked',
  walks_slowly: 'Walking slowly',
  hard_of_hearing: 'Hard of hearing',
  cannot_read_signs: 'Reading signs',
  medicine: 'Taking medicine',
  forms: 'Immigration forms',
  first_flight: 'First flight',
  small_children: 'Small children',
  company: 'Company on board',
};
/** As the one who offers it says it: "I can help with …". */
const offerWords: Record<Need, string> = {
  changing_planes: 'Changing planes',
  wheelchair_booked: 'A wheelchair',
  walks_slowly: 'Walking slowly',
  hard_of_hearing: 'Hearing announcements',
  cannot_read_signs: 'Reading signs',
  medicine: 'Remembering medicine',
  forms: 'Immigration forms',
  first_flight: 'A first flight',
  small_children: 'Small children',
  company: 'Company on board',
};
export const offerOptions = Object.entries(offerWords) as [Need, string][];
export const needOptions = Object.entries(needWords) as [Need, string][];

/** The known ones among codes with commas between. */
export function readNeeds(codes: string): Need[] {
  const typed = codes.split(',').map((code) => code.trim());
  return needOptions.map(([need]) => need).filter((need) => typed.includes(need));
}

export const needTexts = (needs: readonly Need[] = [], by: Listing['type'] = 'seeking_help') =>
  needs.map((need) => (by === 'helper' ? offerWords : needWords)[need]);

export const needsQuestion = {
  helper: 'What can you help with?',
  seeking_help: 'What would help?',
} as const satisfies Record<Listing['type'], string>;

export const needsFilterLabel = 'What helps';
