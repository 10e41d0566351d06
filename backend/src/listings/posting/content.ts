import { maskContacts, readPhone } from '../../account/index.js';
import { refusalOfName } from '../../moderation/index.js';
import { settleLegs } from '../legs/trip-legs.js';
import type { ListingEntity } from '../listing.entity.js';
import { required, type NewListing } from './contract.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';

/** The columns that the owner fills in, without ownership and status. */
export type Content = Pick<ListingEntity, (typeof contentColumns)[number]>;

export const contentColumns = [
  'type',
  'name',
  'phoneNumber',
  'departureAirport',
  'arrivalAirport',
  'date',
  'endDate',
  'time',
  'flightNumber',
  'arrivalTime',
  'arrivalDate',
  'legs',
  'showFlight',
  'languages',
  'skills',
  'coveredSkills',
  'description',
  'coveredDescription',
  'tipAmount',
  'minTip',
  'maxTip',
  'offersTips',
  'acceptsTips',
  'contact',
  'needs',
  'flyer',
] as const;

/** What the quick forms and the full form have in common. */
export type Form = Pick<NewListing, 'type' | 'departureAirport' | 'arrivalAirport' | 'date'> &
  Partial<Omit<NewListing, 'email' | 'captchaToken'>>;

export function contentIn(listing: ListingEntity): Content {
  return Object.assign({} as Content, ...contentColumns.map((column) => ({ [column]: listing[column] })));
}

/** `contact` is how contact is given when the form does not say it. */
export function contentOf(form: Form, { contact }: Pick<Content, 'contact'>): Content {
  const nameRefusal = form.name ? refusalOfName(form.name) : null;
  if (nameRefusal) throw fieldIssue('name', nameRefusal);
  const content = {
    type: form.type,
    name: form.name ?? null,
    phoneNumber: phoneFrom(form.phoneNumber),
    departureAirport: form.departureAirport,
    arrivalAirport: form.arrivalAirport,
    date: form.date,
    endDate: form.endDate ?? null,
    ...settleLegs(form.legs, form),
    showFlight: form.showFlight ?? true,
    languages: form.languages || null,
    ...coveredTexts(form),
    tipAmount: form.tipAmount ?? null,
    minTip: form.minTip ?? null,
    maxTip: form.maxTip ?? null,
    offersTips: form.offersTips ?? false,
    acceptsTips: form.acceptsTips ?? false,
    contact: form.contact ?? contact,
    needs: form.needs ?? [],
    flyer: form.flyer ?? null,
  };
  expectPartsOfType(content);
  return content;
}

/** Strangers see the masked texts while the owner is not verified. */
export function coveredTexts({
  skills,
  description,
}: Pick<Form, 'skills'> & { description?: string | null }) {
  return {
    skills: skills || null,
    coveredSkills: skills ? maskContacts(skills) : null,
    description: description ?? null,
    coveredDescription: description ? maskContacts(description) : null,
  };
}

export function phoneFrom(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const phone = readPhone(typed);
  if (!phone) throw fieldIssue('phoneNumber', required.phone);
  return phone.display;
}

export function expectPartsOfType({
  type,
  offersTips,
  acceptsTips,
  flyer,
}: Pick<Content, 'type' | 'offersTips' | 'acceptsTips' | 'flyer'>): void {
  if (offersTips && type === 'helper')
    throw fieldIssue('offersTips', 'Only travelers who seek help offer tips');
  if (acceptsTips && type === 'seeking_help') throw fieldIssue('acceptsTips', 'Only helpers accept tips');
  if (flyer && type === 'helper') throw fieldIssue('flyer', 'Only a request can be for someone else');
}
