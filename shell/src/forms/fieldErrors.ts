import { useEffect, type RefObject } from 'react';

/** What is wrong with each field, in words, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>;

interface Issue {
  path: string | PropertyKey[];
  message: string;
}

/** The first complaint about each field, whether the contract found it here or on the server. */
export function fieldErrors(issues: Issue[] = []): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    errors[Array.isArray(path) ? path.join('.') : path] ??= message;
  }
  return errors;
}

/** Puts the cursor where the first thing has to be mended. */
export function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  useEffect(() => {
    if (!Object.keys(errors).length) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
