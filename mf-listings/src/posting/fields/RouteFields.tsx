import type { Form } from 'shell/forms';
import { AirportField } from '../../airports/AirportField';
import { words } from '../../words';

export function RouteFields({ form }: { form: Form<'departureAirport' | 'arrivalAirport'> }) {
  return (
    <>
      <AirportField
        {...form.field('departureAirport')}
        label={words.departureAirportLabel}
        required
        placeholder={words.cityOrCode}
        max={5}
      />
      <AirportField
        {...form.field('arrivalAirport')}
        label={words.arrivalAirportLabel}
        required
        placeholder={words.cityOrCode}
        max={5}
      />
    </>
  );
}
