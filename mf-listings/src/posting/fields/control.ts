import type { FieldProps } from 'shared-ui';

/** What a form gives to each of its fields. */
export interface Control {
  name: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** What a field says about itself. */
export type Words = Pick<FieldProps, 'hint' | 'required' | 'optional'> & { label: string };
