import type { ProofPurpose, RatingsByRole } from 'backend/contract/account';
import type { PassesOfTrip } from 'backend/contract/listings/shown';
import type { Testimonial } from 'backend/contract/trips/reviews';

/** Every place that a remote may fill, with its props: `<page noun>.<place>`. */
export interface Slots {
  'header.badge': Record<never, never>;
  /** Next to the link to My Trips. */
  'header.trips': Record<never, never>;
  /** In the header of a member: the link to their notifications. */
  'header.bell': Record<never, never>;
  'profile.notices': Record<never, never>;
  'profile.listings': { type: 'helper' | 'seeking_help' };
  'profile.proof': { purpose: ProofPurpose; onProven: () => void; onCancel: () => void };
  /** Who flies with the traveler of the viewer's own request, and what is missing. */
  'listing.companions': { listingId: number; from: string; to: string; date: string };
  /** Proposes one listing to a person; present once the viewer has chosen to. */
  'listing.proposal': { listingId: number; otherUserId: number };
  /** `canPropose` is false when nothing new can begin with the other person. */
  'conversation.trip': { otherUserId: number; canPropose?: boolean };
  /** Above the conversations with single people. */
  'messages.trips': Record<never, never>;
  /** Above every page, while a member has not chosen a name. */
  'member.name': Record<never, never>;
  /** Never seen. Present while this browser keeps something for its member, on any page. */
  'device.kept': Record<never, never>;
  /** After a deed whose outcome the member waits for. `name` is the other person. */
  'device.question': { deed: 'agreed' | 'asked' | 'alert'; name?: string };
  'person.listings': { userId: number; username: string };
  'person.reviews': { userId: number; username: string; ratings?: RatingsByRole };
  /** Who else flies this route on this day, after a trip was cancelled. */
  'trip.others': {
    from: string;
    to: string;
    date: string;
    type: 'helper' | 'seeking_help';
    without: number;
    /** What the trip was about: its owner may have an alert that follows it. */
    listing?: number | null;
    /** Where planes are changed, as `FRA,DOH`. */
    stops?: string;
  };
  /** The boarding passes that the two have shown, and the way to show one. `flights` are those of the viewer. */
  'trip.passes': {
    matchId: number;
    shown: PassesOfTrip;
    otherName: string;
    flights: { from: string; to: string; date: string }[];
    /** False when it is too early or too late to show one. */
    canShow?: boolean;
  };
  /** A review with its reply, or with the way to reply once. `name` is the reviewed person. */
  'trip.review': { review: Testimonial; name: string };
  'profile.tips': Record<never, never>;
  'tip.thanks': { userId: number; username: string };
}

export type SlotName = keyof Slots;
export type SlotProps<Name extends SlotName> = Slots[Name];
