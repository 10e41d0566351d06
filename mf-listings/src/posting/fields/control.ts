/** A field of a form, as its control needs it. */
export interface Control {
  name: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}
