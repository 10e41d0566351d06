import type { Listing, Need } from 'backend/contract/listings';

/** In the order of forms and filters. Each reads well for the one who needs it and for the one who offers it. */
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
export const needOptions = Object.entries(needWords) as [Need, string][];

/** The known ones among codes with commas between. */
export function readNeeds(codes: string): Need[] {
  const typed = codes.split(',').map((code) => code.trim());
  return needOptions.map(([need]) => need).filter((need) => typed.includes(need));
}

export const needTexts = (needs: readonly Need[] = []) => needs.map((need) => needWords[need]);

export const needsQuestion = {
  helper: 'What can you help with?',
  seeking_help: 'What would help?',
} as const satisfies Record<Listing['type'], string>;

export const needsFilterLabel = 'What helps';
