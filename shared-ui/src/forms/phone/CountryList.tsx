import { type ChangeEvent, useMemo, useState } from 'react';
import { useCombobox } from 'shared-ui/libraries/combobox';
import { classes } from '../../classes';
import control from '../control.module.css';
import { words } from '../../words';
import styles from './CountryList.module.css';
import { Flag } from './Flag';
import { popular, type Region, regions } from './regions';

export type CountryListProps = {
  region: string;
  onPick: (code: string) => void;
};

function matching(all: Region[], text: string) {
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/\D/g, '');
  const begins = ({ name, code }: Region) =>
    name.toLowerCase().startsWith(wanted) || code.toLowerCase() === wanted;
  const found = all.filter(
    (region) =>
      begins(region) ||
      region.name.toLowerCase().includes(wanted) ||
      (digits && region.dialCode.startsWith(`+${digits}`)),
  );
  return [...found.filter(begins), ...found.filter((region) => !begins(region))];
}

export function CountryList({ region, onPick }: CountryListProps) {
  const all = useMemo(() => regions(), []);
  const [text, setText] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const items = text.trim() ? matching(all, text) : all;
  const list = useCombobox<Region>({
    items,
    isOpen: true,
    inputValue: text,
    selectedItem: all.find(({ code }) => code === region) ?? null,
    defaultHighlightedIndex: 0,
    // The list may just have become shorter.
    highlightedIndex: Math.min(highlighted, items.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(highlightedIndex),
    itemToString: (item) => item?.name ?? '',
    itemToKey: (item) => item?.code,
    onStateChange: ({ type, selectedItem }) => {
      const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
      if (type === InputKeyDownEnter || type === ItemClick) onPick(selectedItem?.code ?? region);
    },
  });
  return (
    <div className={styles.picker}>
      <input
        {...list.getInputProps({
          'aria-label': words.searchCountry,
          onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
        })}
        placeholder={words.searchCountry}
        className={classes(control.control, styles.search)}
      />
      <ul {...list.getMenuProps({ 'aria-label': words.countries })} className={styles.list}>
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
            <bdi dir="ltr" className={styles.dial}>
              {item.dialCode}
            </bdi>
          </li>
        ))}
      </ul>
      {items.length === 0 && (
        <p role="status" className={styles.none}>
          {words.noCountry}
        </p>
      )}
    </div>
  );
}
