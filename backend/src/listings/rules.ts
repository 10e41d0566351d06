/** What both sides of the wire know about times of flights. It runs in browsers: nothing here may need a server. */
export { dayOfLanding, landingOf, takeOffOf, type FlightTimes, type Zones } from './legs/landing.js';
