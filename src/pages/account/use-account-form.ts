import { type InputEvent, type SyntheticEvent, useRef, useState } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type ErrorKeys<Name extends string> = Readonly<Partial<Record<Name, AccountErrorKey>>>;

/** The rules of one field. */
export interface FieldRule<Name extends string> {
  /** Normalizes the typed text; without it the text is used as typed. */
  readonly tidy?: (typed: string) => string;
  /** Returns the error; undefined if the value is valid. */
  readonly check: (value: string, values: Values<Name>) => AccountErrorKey | undefined;
}
export type FormRules<Name extends string> = Readonly<Record<Name, FieldRule<Name>>>;

const errorKeysOf = <Name extends string>(all: readonly (readonly [Name, AccountErrorKey])[]) =>
  Object.fromEntries(all) as ErrorKeys<Name>;

const inputOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

/**
 * A form with one or two fields. The inputs are uncontrolled and are read on submit, so that values filled in by the
 * browser count too. Fields are validated on the first submit, and from then on while the user types.
 */
export const useAccountForm = <Name extends string>(rules: FormRules<Name>) => {
  const formRef = useRef<HTMLFormElement>(null);
  const sent = useRef(new Set<string>());
  const [errorKeys, setErrorKeys] = useState(() => errorKeysOf<Name>([]));
  const names = Object.keys(rules) as Name[];

  const validate = () => {
    const typed = names.map((name) => {
      const text = inputOf(formRef.current, name)?.value ?? '';
      return [name, rules[name].tidy?.(text) ?? text] as const;
    });
    const values = Object.fromEntries(typed) as Values<Name>;
    const wrong = names.flatMap((name) => {
      const errorKey = rules[name].check(values[name], values);
      return errorKey ? [[name, errorKey] as const] : [];
    });
    return { values, wrong };
  };
  /** Validates a field, and clears the errors of other fields that are now valid. */
  const check = (name: string) => {
    const { wrong } = validate();
    setErrorKeys((before) => errorKeysOf(wrong.filter(([one]) => one === name || before[one])));
  };
  const focus = (name: Name) => inputOf(formRef.current, name)?.focus();
  const showError = (name: Name, errorKey?: AccountErrorKey) => {
    setErrorKeys((before) => ({ ...before, [name]: errorKey }));
    focus(name);
  };

  return {
    errorKeys,
    check,
    focus,
    /** Shows a server error at a field and moves the focus there. */
    showError,
    /** Clears a field and focuses it for a new attempt. */
    clear: (name: Name) => {
      const input = inputOf(formRef.current, name);
      if (input) input.value = '';
      sent.current.delete(name);
      showError(name);
    },
    /** Returns the props of the form element. `send` is called with valid values only. */
    getFormProps: (send: (values: Values<Name>) => Promise<void>) => ({
      ref: formRef,
      noValidate: true,
      // A native submit with GET would put the input into the address.
      method: 'post',
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && sent.current.has(target.name)) check(target.name);
      },
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        sent.current = new Set(names);
        const { values, wrong } = validate();
        setErrorKeys(errorKeysOf(wrong));
        const [first] = wrong;
        if (first) focus(first[0]);
        else void send(values);
      },
    }),
  };
};

/** The error of a new password. */
export type PasswordErrorKey =
  `new-password:complaint.${'required' | 'characters' | 'rules' | 'long' | 'common' | 'name' | 'refused' | 'match'}`;

/** The error of a field, as a translation key, so that it follows a change of language. */
export type AccountErrorKey =
  | 'email.required'
  | 'email.invalid'
  | 'login.passwordRequired'
  | 'login.passwordInvalid'
  | 'twoFactor.required'
  | 'twoFactor.number'
  | 'twoFactor.length'
  | 'recovery.required'
  | 'recovery.form'
  | PasswordErrorKey;
