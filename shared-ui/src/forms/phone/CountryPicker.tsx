import { Popover, type PopoverProps } from '../../overlays/Popover';
import { CountryList, type CountryListProps } from './CountryList';

type CountryPickerProps = Pick<PopoverProps, 'anchor' | 'returnTo' | 'onClose'> & CountryListProps;

export function CountryPicker({ region, onPick, ...popover }: CountryPickerProps) {
  return (
    <Popover {...popover} label="Choose country">
      <CountryList region={region} onPick={onPick} />
    </Popover>
  );
}
