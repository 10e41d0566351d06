import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from 'shell/host';
import { useDraft, type Texts } from './draft';
import { loadIssueTexts } from './issueText';
import { issuesByField, useFocusOnFirstIssue, type Issue, type Issues } from './issues';

export type Checked<Request> =
  | { success: true; data: Request }
  | { success: false; error: { issues: readonly Issue[] } };

export interface FormOptions<Name extends string, Request> {
  /** The key of the draft in tab memory. Without one, a reload empties the form. */
  draft?: string;
  start: Record<Name, string>;
  link?: Texts<NoInfer<Name>>;
  fixed?: Texts<NoInfer<Name>>;
  /** Fields that keep their text after sending, for the next one. */
  stays?: NoInfer<Name>[];
  /** Other fields that a change brings along. */
  follow?: (changes: Texts<NoInfer<Name>>, values: Record<NoInfer<Name>, string>) => Texts<NoInfer<Name>>;
  check: (values: Record<NoInfer<Name>, string>) => Checked<Request> | Promise<Checked<Request>>;
  /** Throws a refusal, or returns issues that only the caller can attribute to a field. */
  send: (request: Request) => Promise<Issues | void>;
  onInvalid?: (issues: Issues) => void;
  onRefused?: (error: unknown) => void;
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name, unknown>>;

export interface FieldControl {
  name: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

/** A form of texts that a contract checks; a ticked box is the text "on". */
export function useForm<Name extends string, Request>(options: FormOptions<Name, Request>) {
  const { start, link = {}, fixed = {}, stays = [], follow, check, send, onInvalid, onRefused } = options;
  const [draft, setDraft] = useDraft<Name>(options.draft, link);
  const values: Record<Name, string> = { ...start, ...link, ...draft, ...fixed };
  const [issues, setIssues] = useState<Issues>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useFocusOnFirstIssue(ref, attempts);

  const showIssues = (found: Issues) => {
    setIssues(found);
    setAttempts((count) => count + 1);
  };
  const change = (made: Texts<Name>) => {
    const changes = { ...made, ...follow?.(made, values) };
    setDraft((now) => ({ ...now, ...changes }));
    setIssues(({ ...left }) => {
      for (const name in changes) delete left[name];
      return left;
    });
  };
  const attempt = async () => {
    const checked = await check(values);
    if (!checked.success) {
      await loadIssueTexts();
      const found = issuesByField(checked.error.issues);
      showIssues(found);
      return onInvalid?.(found);
    }
    // An optional field may hold a text that it cannot read, and that must not be lost.
    if (ref.current?.querySelector('[data-own-issue]')) return showIssues({});
    const found = await send(checked.data);
    if (found) return showIssues(found);
    setIssues({});
    // The link's texts were sent too, and must not fill the form again. What was typed during the call stays.
    setDraft((now) => ({
      ...pick(start, (name) => name in link),
      ...pick(now, (name, text) => stays.includes(name) || text !== values[name]),
    }));
  };
  const submit = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await attempt();
    } catch (error) {
      const { issues: found = [], serverMessage } = isApiError(error) ? error : {};
      showIssues(issuesByField(found));
      if (!found.length) setRefusal(serverMessage);
      if (onRefused) onRefused(error);
      else if (!isApiError(error)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    values,
    issues,
    refusal,
    isBusy,
    change,
    submit,
    discard: () => {
      setDraft({});
      setIssues({});
    },
    field: (name: Name): FieldControl => ({
      name,
      value: values[name],
      onChange: (text: string) => change({ [name]: text } as Texts<Name>),
      error: issues[name],
    }),
    input: (name: Name) => ({
      name: name as string,
      value: values[name],
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: event.target.value } as Texts<Name>),
    }),
    element: {
      ref,
      noValidate: true,
      onFocus: () => void loadIssueTexts(),
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        return submit();
      },
    },
  };
}

const pick = <Name extends string>(texts: Texts<Name>, isWanted: (name: Name, text: unknown) => boolean) =>
  Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => isWanted(name as Name, text)),
  ) as Texts<Name>;
