import { type InputEvent, type SyntheticEvent, useRef, useState } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Complaints<Name extends string> = Readonly<Partial<Record<Name, AccountComplaint>>>;

/** The rules of one field. */
export interface FieldRule<Name extends string> {
  /** What is meant by what was typed; without it, just that. */
  readonly tidy?: (typed: string) => string;
  /** What is wrong with it; undefined when it is good. */
  readonly check: (value: string, values: Values<Name>) => AccountComplaint | undefined;
}
export type FormRules<Name extends string> = Readonly<Record<Name, FieldRule<Name>>>;

const complaintsOf = <Name extends string>(all: readonly (readonly [Name, AccountComplaint])[]) =>
  Object.fromEntries(all) as Complaints<Name>;

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/**
 * A form of one or two fields. The typed values stay in the inputs themselves and are read when they are sent, so that what a browser
 * fills in counts too. The first check comes with the first try; from then on a field is checked while the user types in it.
 */
export const useAccountForm = <Name extends string>(rules: FormRules<Name>) => {
  const formRef = useRef<HTMLFormElement>(null);
  const sent = useRef(new Set<string>());
  const [complaints, setComplaints] = useState(() => complaintsOf<Name>([]));
  const names = Object.keys(rules) as Name[];

  const judge = () => {
    const typed = names.map((name) => {
      const text = inputOf(formRef.current, name)?.value ?? '';
      return [name, rules[name].tidy?.(text) ?? text] as const;
    });
    const values = Object.fromEntries(typed) as Values<Name>;
    const wrong = names.flatMap((name) => {
      const complaint = rules[name].check(values[name], values);
      return complaint ? [[name, complaint] as const] : [];
    });
    return { values, wrong };
  };
  /** Says what is wrong with one field, and takes back what is no longer wrong with the others. */
  const check = (name: string) => {
    const { wrong } = judge();
    setComplaints((before) => complaintsOf(wrong.filter(([one]) => one === name || before[one])));
  };
  const focus = (name: Name) => inputOf(formRef.current, name)?.focus();
  const complain = (name: Name, complaint?: AccountComplaint) => {
    setComplaints((before) => ({ ...before, [name]: complaint }));
    focus(name);
  };

  return {
    complaints,
    check,
    focus,
    /** Shows a complaint of the server at a field, and moves the focus there. */
    complain,
    /** Empties a field and focuses it, for a new try. */
    clear: (name: Name) => {
      const input = inputOf(formRef.current, name);
      if (input) input.value = '';
      sent.current.delete(name);
      complain(name);
    },
    /** Of the form's element. `send` is called with good values only. */
    wire: (send: (values: Values<Name>) => Promise<void>) => ({
      ref: formRef,
      noValidate: true,
      // A native submit would put the typed values into the address.
      method: 'post',
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && sent.current.has(target.name)) check(target.name);
      },
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        sent.current = new Set(names);
        const { values, wrong } = judge();
        setComplaints(complaintsOf(wrong));
        const [first] = wrong;
        if (first) focus(first[0]);
        else void send(values);
      },
    }),
  };
};

/** What is wrong with a new password. */
export type PasswordComplaint =
  `new-password:complaint.${'required' | 'rules' | 'long' | 'common' | 'name' | 'refused' | 'match'}`;

/** What is wrong with a field: a key of the page's words, so that it follows a change of language. */
export type AccountComplaint =
  | 'email.required'
  | 'email.invalid'
  | 'login.passwordRequired'
  | 'login.passwordInvalid'
  | 'twoFactor.required'
  | 'twoFactor.number'
  | 'twoFactor.length'
  | 'recovery.required'
  | 'recovery.form'
  | PasswordComplaint;
