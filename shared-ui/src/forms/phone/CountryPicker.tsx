import { Popover, type PopoverProps } from '../../overlays/Popover';
import { CountryList, type CountryListProps } from './CountryList';
import { words } from '../../words';

type CountryPickerProps = Pick<PopoverProps, 'anchor' | 'returnTo' | 'onClose'> & CountryListProps;

export function CountryPicker({ region, onPick, ...popover }: CountryPickerProps) {
  return (
    <Popover {...popover} label={words.chooseCountry}>
      <CountryList region={region} onPick={onPick} />
    </Popover>
  );
}
