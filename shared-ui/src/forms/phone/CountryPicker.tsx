import { Popover, type PopoverProps } from '../../overlays/Popover';
import { CountryList, type CountryListProps } from './CountryList';

type CountryPickerProps = Pick<PopoverProps, 'anchor' | 'returnTo' | 'onClose'> & CountryListProps;

/** The list of countries under the phone field. */
export function CountryPicker({ region, onPick, ...popover }: CountryPickerProps) {
  return (
    <Popover {...popover} label="Choose country">
      <CountryList region={region} onPick={onPick} />
    </Popover>
  );
}
