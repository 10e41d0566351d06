import { type ComponentProps, type ReactNode, useState } from 'react';
import { useCombobox } from 'shared-ui/libraries/combobox';
import { CheckIcon } from '../icons/signs';
import { classes } from '../classes';
import { Spinner } from '../display/Spinner';
import { words } from '../words';
import styles from './Combobox.module.css';
import control from './control.module.css';
import { useFieldControl, useFieldLabelId } from './field-context';

export type ComboboxProps<Item> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  /** The matches; the caller filters. Enter and Tab choose the first one. */
  items: readonly Item[];
  value: Item | null;
  /** Called with null as soon as the text differs from the chosen item's. */
  onChange: (item: Item | null) => void;
  onInputChange?: (text: string) => void;
  /** Text typed before this field was loaded; with `autoFocus` the list opens at once. */
  typedBefore?: string;
  itemToString: (item: Item) => string;
  itemKey: (item: Item) => string | number;
  renderItem?: (item: Item) => ReactNode;
  /** A second line that distinguishes items of the same name; a description for screen readers. */
  itemDetail?: (item: Item) => ReactNode;
  loading?: boolean;
  status?: ReactNode;
};

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onChange, onInputChange, itemToString, itemKey, ...others } = props;
  const { renderItem, itemDetail, typedBefore, loading, status, className, ...rest } = others;
  const links = useFieldControl(rest);
  const labelId = useFieldLabelId();
  const [highlighted, setHighlighted] = useState(0);
  const [listed, setListed] = useState('');
  // Enter and Tab choose the first suggestion, even when suggestions arrive late.
  const keys = items.map(itemKey).join('\n');
  if (keys !== listed) {
    setListed(keys);
    setHighlighted(0);
  }
  const text = (item: Item | null) => (item ? itemToString(item) : '');
  const box = useCombobox<Item>({
    items: [...items],
    selectedItem: value,
    itemToString: text,
    itemToKey: (item) => item && itemKey(item),
    inputId: links.id,
    labelId,
    defaultHighlightedIndex: 0,
    // The list may just have become shorter.
    highlightedIndex: Math.min(highlighted, items.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(highlightedIndex),
    initialInputValue: typedBefore || text(value),
    initialIsOpen: Boolean(typedBefore && rest.autoFocus),
    getA11yStatusMessage: ({ isOpen }) => spoken(isOpen, items.length),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue }) => onInputChange?.(inputValue),
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange ? { ...changes, selectedItem: null } : changes,
  });
  const instead = items.length > 0 ? null : loading ? words.loading : status;
  return (
    <div className={classes(styles.combobox, className)}>
      <input
        type="text"
        spellCheck={false}
        {...box.getInputProps({ ...rest, ...links })}
        autoComplete="off"
        className={classes(control.control, styles.input)}
      />
      {loading && <Spinner className={styles.spinner} />}
      <div className={styles.panel} hidden={!box.isOpen || (items.length === 0 && !instead)}>
        <ul
          {...box.getMenuProps(labelId ? {} : { 'aria-label': rest['aria-label'] })}
          // Browsers make a scrolling element a tab stop, but the list closes when it gets the focus.
          tabIndex={-1}
          className={styles.list}
        >
          {box.isOpen &&
            items.map((item, index) => (
              <li
                key={itemKey(item)}
                {...box.getItemProps({ item, index })}
                aria-describedby={itemDetail && `${links.id}-detail-${index}`}
                className={styles.item}
                data-highlighted={box.highlightedIndex === index || undefined}
              >
                <span className={styles.words}>
                  {renderItem ? renderItem(item) : itemToString(item)}
                  {itemDetail && (
                    <small id={`${links.id}-detail-${index}`} className={styles.detail} aria-hidden="true">
                      {itemDetail(item)}
                    </small>
                  )}
                </span>
                {value && itemKey(value) === itemKey(item) && (
                  <CheckIcon className={styles.mark} aria-hidden="true" />
                )}
              </li>
            ))}
        </ul>
        {instead && (
          <p role="status" className={styles.status}>
            {instead}
          </p>
        )}
      </div>
    </div>
  );
}

function spoken(isOpen: boolean, count: number) {
  if (!isOpen || count === 0) return '';
  return words.suggestions(count);
}
