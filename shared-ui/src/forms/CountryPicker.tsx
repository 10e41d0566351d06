import { useMemo, useState } from 'react';
import { useCombobox } from 'downshift';
import { classes } from '../classes';
import { Popover, type PopoverProps } from '../overlays/Popover';
import control from './control.module.css';
import styles from './CountryPicker.module.css';
import { Flag } from './Flag';
import { popular, type Region, regions } from './regions';

type CountryPickerProps = Pick<PopoverProps, 'anchor' | 'returnTo' | 'onClose'> & {
  /** The code of the region that is chosen now. */
  region: string;
  onPick: (code: string) => void;
};

function matching(all: Region[], text: string) {
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '');
  return all.filter(
    ({ code, name, dialCode }) =>
      code.toLowerCase() === wanted ||
      name.toLowerCase().includes(wanted) ||
      (digits && dialCode.startsWith(`+${digits}`)),
  );
}

/** All regions under the phone field, searched by name, code or dial code. */
export function CountryPicker({ region, onPick, ...popover }: CountryPickerProps) {
  const all = useMemo(regions, []);
  const [text, setText] = useState('');
  const items = text.trim() ? matching(all, text) : all;
  const list = useCombobox<Region>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: all.find(({ code }) => code === region) ?? null,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.code,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (type === InputKeyDownEnter || type === ItemClick) onPick(selectedItem?.code ?? region);
    },
  });
  return (
    <Popover {...popover} label="Choose country">
      <div className={styles.picker}>
        <input
          {...list.getInputProps({ 'aria-label': 'Search country or code' })}
          placeholder="Search country or code"
          className={classes(control.control, styles.search)}
        />
        <ul {...list.getMenuProps({ 'aria-label': 'Countries' })} className={styles.list}>
          {items.map((item, index) => (
            <li
              key={item.code}
              {...list.getItemProps({ item, index })}
              className={styles.item}
              data-highlighted={list.highlightedIndex === index || undefined}
              data-last-popular={(!text && index === popular.length - 1) || undefined}
            >
              <Flag region={item.code} />
              <span className={styles.name}>{item.name}</span>
              <span className={styles.dial}>{item.dialCode}</span>
            </li>
          ))}
        </ul>
        {items.length === 0 && (
          <p role="status" className={styles.none}>
            No country found
          </p>
        )}
      </div>
    </Popover>
  );
}
