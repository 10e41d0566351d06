/** What both sides of the wire know about a trip. It runs in browsers: nothing here may need a server. */
export { spokenLanguage } from './traveler-link/spoken-language.js';
export {
  connections,
  daySteps,
  isTakenAlone,
  meetsAfterSecurity,
  missedNow,
  sharedLegs,
  sideOfMeeting,
  stepOfTap,
  type DayStep,
} from './legs/day-steps.js';
export { dayOfLanding } from './texts/day-of-landing.js';
export { siteReasons } from './transitions.js';
