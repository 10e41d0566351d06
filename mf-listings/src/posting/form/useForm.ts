import { useRef, useState, type FormEvent } from 'react';
import { isApiError } from 'shell/host';
import type { z } from 'zod';
import type { Control } from '../fields/control';
import { useDraft, type Typed } from './draft';
import { issuesByField, useFocusOnFirstIssue, type Issues } from './issues';

interface Plan<Name extends string, Request> {
  /** What the draft is kept as. */
  name: string;
  /** What stands in each field at first. */
  start: Record<Name, string>;
  /** What the link to the form says already. */
  link?: Typed<NoInfer<Name>>;
  /** What is not theirs to change. */
  fixed?: Typed<NoInfer<Name>>;
  /** What stays for another one after sending. */
  stays?: NoInfer<Name>[];
  check: (typed: Record<NoInfer<Name>, string>) => z.ZodSafeParseResult<Request>;
  send: (request: Request) => Promise<void>;
  onInvalid?: (issues: Issues) => void;
  onRefused: (error: unknown) => void;
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name, unknown>>;

/** A form of texts that a contract checks; a ticked box is the text "on". */
export function useForm<Name extends string, Request>(plan: Plan<Name, Request>) {
  const { start, link = {}, fixed = {}, stays = [], check, send, onInvalid, onRefused } = plan;
  const [draft, setDraft] = useDraft<Name>(plan.name, link);
  const typed: Record<Name, string> = { ...start, ...link, ...draft, ...fixed };
  const [issues, setIssues] = useState<Issues>({});
  const [complaints, setComplaints] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useFocusOnFirstIssue(ref, complaints);

  const complain = (found: Parameters<typeof issuesByField>[0]) => {
    const byField = issuesByField(found);
    setIssues(byField);
    setComplaints((count) => count + 1);
    return byField;
  };
  const change = (changes: Typed<Name>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setIssues(({ ...left }) => {
      for (const name in changes) delete left[name];
      return left;
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = check(typed);
    if (!checked.success) {
      const found = complain(checked.error.issues);
      return onInvalid?.(found);
    }
    setIsBusy(true);
    try {
      await send(checked.data);
      setIssues({});
      setDraft((now) => ({ ...pick(start, Object.keys(link)), ...pick(now, stays) }));
    } catch (error) {
      complain((isApiError(error) && error.issues) || []);
      onRefused(error);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    typed,
    change,
    isBusy,
    /** What a control needs to know of its field. */
    field: (name: Name): Control => ({
      name,
      value: typed[name],
      onChange: (text: string) => change({ [name]: text } as Typed<Name>),
      error: issues[name],
    }),
    element: { ref, onSubmit: submit, noValidate: true },
  };
}

/** Those of the texts that are there. */
const pick = <Name extends string>(texts: Typed<Name>, names: string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name))) as Typed<Name>;
