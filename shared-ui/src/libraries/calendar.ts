export { DayPicker } from 'react-day-picker';
