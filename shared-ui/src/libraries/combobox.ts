export { useCombobox } from 'downshift';
