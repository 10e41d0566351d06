import type { DayStep } from 'backend/rules/trips';

/** Where the focus goes when a button of the list of steps has disappeared. */
export const stepsHeading = () => document.getElementById('steps');

export const idOfTap = ({ step, leg }: DayStep) => `tap-${step}-${leg}`;

/** The button of the next step. Other steps have none. */
export const tapButton = (step: DayStep) => document.getElementById(idOfTap(step));
