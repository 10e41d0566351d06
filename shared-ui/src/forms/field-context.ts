import { createContext, use, useId } from 'react';

type FieldLinks = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldLinks | null>(null);

type Linkable = {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
};

/** The attributes that link a control to the field around it. */
export function useFieldControl(own: Linkable) {
  const field = use(FieldContext);
  const ownId = useId();
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.controlId ?? ownId,
    required: own.required ?? (field?.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

/** The label's id, for a group of controls that a `<label for>` cannot name. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;
