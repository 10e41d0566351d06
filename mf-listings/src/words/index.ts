export { en as words } from './en';
