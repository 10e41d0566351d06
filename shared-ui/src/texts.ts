// What texts are written with. It brings no component: files of words import it alone.
export { formatDay } from './forms/date/calendar-day';
export { listText, moneyText, nameOf, numberText } from './language/inPageLanguage';
export { plural } from './language/plural';
