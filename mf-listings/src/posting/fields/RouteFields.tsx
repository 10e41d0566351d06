import type { Form } from 'shell/forms';
import { AirportField } from '../../airports/AirportField';

export function RouteFields({ form }: { form: Form<'departureAirport' | 'arrivalAirport'> }) {
  return (
    <>
      <AirportField
        {...form.field('departureAirport')}
        label="Departure Airport"
        required
        placeholder="City or code"
        max={5}
      />
      <AirportField
        {...form.field('arrivalAirport')}
        label="Arrival Airport"
        required
        placeholder="City or code"
        max={5}
      />
    </>
  );
}
