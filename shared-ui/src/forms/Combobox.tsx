import { type ComponentProps, type ReactNode, useState } from 'react';
import { useCombobox } from 'shared-ui/libraries/combobox';
import Check from 'lucide-react/icons/check';
import { classes } from '../classes';
import { Spinner } from '../display/Spinner';
import styles from './Combobox.module.css';
import control from './control.module.css';
import { useFieldControl, useFieldLabelId } from './field-context';

export type ComboboxProps<Item> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  /** What matches now; the caller filters. The first one is what Enter and Tab take. */
  items: readonly Item[];
  value: Item | null;
  /** Gets null as soon as the text is no longer that of the chosen item. */
  onChange: (item: Item | null) => void;
  onInputChange?: (text: string) => void;
  /** Typed before this field was here; with `autoFocus` the list opens at once. */
  typedBefore?: string;
  itemToString: (item: Item) => string;
  itemKey: (item: Item) => string | number;
  renderItem?: (item: Item) => ReactNode;
  /** A second, quieter line that helps to tell two that read alike; read to screen readers as a description. */
  itemDetail?: (item: Item) => ReactNode;
  /** More is on its way. */
  loading?: boolean;
  /** Said in place of the list while it is empty, such as "No airports found". */
  status?: ReactNode;
};

/** A text field that suggests, driven by keyboard, mouse or touch. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { items, value, onChange, onInputChange, itemToString, itemKey, ...others } = props;
  const { renderItem, itemDetail, typedBefore, loading, status, className, ...rest } = others;
  const links = useFieldControl(rest);
  const labelId = useFieldLabelId();
  const [highlighted, setHighlighted] = useState(0);
  const [listed, setListed] = useState('');
  // The first of new suggestions is the one that Enter and Tab take, however late they come.
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
    // Never beyond a list that has just become shorter.
    highlightedIndex: Math.min(highlighted, items.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(highlightedIndex),
    initialInputValue: typedBefore || text(value),
    initialIsOpen: Boolean(typedBefore && rest.autoFocus),
    getA11yStatusMessage: ({ isOpen }) => spoken(isOpen, items.length),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue }) => onInputChange?.(inputValue),
    // An edited text is no longer the chosen item's.
    stateReducer: (_, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputChange ? { ...changes, selectedItem: null } : changes,
  });
  const instead = items.length > 0 ? null : loading ? 'Loading…' : status;
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
          // A browser makes what scrolls a stop of the Tab key, and it is gone by the time that it has the focus.
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
                  <Check className={styles.mark} aria-hidden="true" />
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
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, up and down arrows to choose`;
}
