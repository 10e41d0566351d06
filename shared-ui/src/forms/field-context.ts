import { createContext, use, useId, useLayoutEffect } from 'react';

type FieldLinks = {
  controlId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** The control shows an issue of its own, which replaces the field's error. */
  onOwnIssue?: (isShown: boolean) => void;
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

export function useOwnIssue(issue: string) {
  const onOwnIssue = use(FieldContext)?.onOwnIssue;
  const isShown = issue !== '';
  useLayoutEffect(() => {
    onOwnIssue?.(isShown);
    return () => onOwnIssue?.(false);
  }, [onOwnIssue, isShown]);
}

/** The label's id, for a group of controls that a `<label for>` cannot name. */
export const useFieldLabelId = () => use(FieldContext)?.labelId;
