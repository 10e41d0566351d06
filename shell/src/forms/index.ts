/** Entering a six-digit code that came by mail or SMS. */
export { CodeForm, type CodeFormProps } from './CodeForm';
/** Texts of some of a form's fields. */
export type { Texts } from './draft';
/** A request made of typed texts: optional fields that are empty are left out. */
export { filled, ticked, wholeNumber } from './filled';
/** Who flies, for a listing that another person posted. */
export {
  ageWords,
  flyerText,
  grandparentWords,
  relationWords,
  yourFlyer,
  type ShownFlyer,
} from './flyer/flyer';
/** What is wrong with each field, from a contract or from the server's refusal. */
export { issuesByField, type Issue, type Issues } from './issues';
/** A sentence of a contract that is shown outside of a form, in the page's language. */
export { issueText } from './issueText';
/** A contract that is loaded while the user types. */
export { lazyCheck } from './lazyCheck';
/** What visitors without scripts read in the place of a form, a part or a page. */
export { NeedsScript } from './needs-script/NeedsScript';
export { PageNeedsScript, PartNeedsScript } from './needs-script/PartNeedsScript';
/** What a traveler needs on the way, and a helper offers. */
export {
  needOptions,
  needsFilterLabel,
  needsQuestion,
  needTexts,
  needWords,
  offerOptions,
  readNeeds,
} from './needs';
/** The messages of a conversation, and the field in which one is written. */
export { Bubble } from './messages/Bubble';
export { UnsentMessage } from './messages/UnsentMessage';
export { ReportMessage } from './messages/ReportMessage';
export { isTouchScreen } from './messages/isTouchScreen';
export { useGrowth } from './messages/useGrowth';
/** That Stripe compared a document of a person with a selfie. */
export { DocumentChecked } from './person/DocumentChecked';
/** A member's text, with a Translate button if it is foreign to the page. */
export { isForeign } from './translation/isForeign';
export { Translatable } from './translation/Translatable';
export { TranslatableLater } from './translation/TranslatableLater';
/** Translates what the others in a conversation write, and shows what they may read of an answer. */
export { DraftTranslation } from './translation/DraftTranslation';
export { TranslateConversation } from './translation/TranslateConversation';
export { useConversationTranslation } from './translation/useConversationTranslation';
/** What this device remembers of its member until a logout. */
export { deviceMemory } from './device/deviceMemory';
/** What this tab remembers over a reload. */
export { tabMemory } from './tabMemory';
/** Says what was done, and offers to take it back. */
export { toastWithUndo, type Undoable } from './undo/toastWithUndo';
/** Values, draft, issues and submit state of a form of texts. */
export { useForm, type Checked, type FieldControl, type Form, type FormOptions } from './useForm';
/** Who flies, when a family asks an Amigo: a request of its own, or a person. */
export { WhoFlies } from './flyer/WhoFlies';
export {
  attachableRequests,
  chosenTraveler,
  dayAsked,
  nobodyChosen,
  travelerIn,
  type AttachableRequest,
  type TripAsked,
  type WhoFliesName,
} from './flyer/traveler';
/** Which flights of a way with stops the two share. */
export { legsIn, WhichPart } from './way/WhichPart';
/** What a page shows of a listing's trip, so that nothing else is asked for. */
export { seenTrip } from './way/seenTrip';
/** Calls that wait for a network, also after the page is closed. */
export { waitingCalls } from './device/waitingCalls';
/** A value that has stopped changing. */
export { useSettled } from './useSettled';
