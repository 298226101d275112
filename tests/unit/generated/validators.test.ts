import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import validation from '@locales/en/validation';
import { resources } from '@resources';
import { formErrors, formSchema, inputsIn } from '@core/form/schema';
import { readPercent, writePercent } from '@core/form/percent';
import type { FormSpec } from '@core/form/form';
import { isRequired } from '@core/form/typed-value';
import { rules } from '@core/form/rules';
import { usStates } from '@core/form/us-states';
import { brokenRules, passwordLength } from '@core/session/password';
import { cleanCode, ungrouped } from '@core/text/clean-code';
import { hasControlCharacter } from '@core/text/clean-text';
import { forgotRules, loginRules } from '@pages/account/account-rules';
import { codeRules } from '@pages/account/code-rules';
import { newPasswordRules, passwordErrorKey } from '@pages/account/new-password-rules';
import { anyJson, hostileText, sized } from '@tests/helpers/arbitraries';
import { everyInput } from '@tests/fixtures/every-input';
import { expectWire } from '@tests/helpers/expect-wire';

const people = [
  'a@b.co',
  'person@mail.example',
  '(212) 555-0142',
  '62701-1234',
  'IL',
  'Portal-demo-1!',
  '123456',
];
/** A valid text with one piece inserted, removed or replaced. */
const almostGood = fc
  .tuple(fc.constantFrom(...people), fc.nat(20), fc.nat(3), hostileText)
  .map(([text, at, cut, piece]) => text.slice(0, at) + piece + text.slice(at + cut));
const anyText = fc.oneof(hostileText, almostGood, fc.constantFrom(...people));

describe('the rules of single fields', () => {
  test('return true or false for any text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...Object.values(rules)), (text, rule) => {
        expect(typeof rule(text)).toBe('boolean');
      }),
      sized(200, 10_000),
    );
  });

  test('accept only plain digits and known codes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(rules['zip-code'](text)).toBe(/^[0-9]{5}(-[0-9]{4})?$/.test(text));
        expect(rules.state(text)).toBe(Object.keys(usStates).includes(text));
        const digits = text.match(/[0-9]/g) ?? [];
        if (rules.phone(text)) expect([10, 11]).toContain(digits.length);
        if (rules.email(text)) expect(text.split('@').map((part) => part !== '')).toEqual([true, true]);
      }),
      sized(200, 10_000),
    );
  });

  test('are not slow on long texts', () => {
    const long = ['a', '1', '(', '.', '-', 'a.', '@', 'a@', 'a@a.', ' ', '%'].map((part) =>
      part.repeat(20_000),
    );
    let steps = 0;
    for (const text of long)
      for (const rule of Object.values(rules)) steps += Number(typeof rule(text) === 'boolean');
    expect(steps).toBe(long.length * Object.keys(rules).length);
  });
});

describe('the rules of an account', () => {
  const all = { ...loginRules, ...forgotRules, ...codeRules };
  test('return a message or nothing for any text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...Object.values(all)), (typed, rule) => {
        const text = rule.tidy?.(typed) ?? typed;
        expect(['string', 'undefined']).toContain(typeof rule.check(text, {} as never));
      }),
      sized(200, 10_000),
    );
  });

  test('a code is six digits, in any grouping', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const { tidy, check } = codeRules.code;
        const isGood = check(tidy?.(typed) ?? typed, { code: typed }) === undefined;
        expect(isGood).toBe(/^[0-9]{6}$/.test(ungrouped(typed)));
      }),
      sized(200, 10_000),
    );
  });

  test('a password is valid if it meets the rules, with any other characters', () => {
    const validPassword = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `${text}Aa1!aaaa`);
    fc.assert(
      fc.property(anyText, validPassword, (text, password) => {
        expect(brokenRules(password)).toEqual([]);
        const broken = brokenRules(text);
        expect(broken.includes('length')).toBe(Array.from(text.normalize('NFC')).length < 8);
        expect(broken.includes('number')).toBe(!/\p{Nd}/u.test(text));
        expect(broken.includes('upper')).toBe(!Array.from(text).some((sign) => /\p{Lu}/u.test(sign)));
        const passwordError = newPasswordRules.password.check(text, { password: text, confirmation: text });
        const isGood = broken.length === 0 && passwordLength(text) <= 128 && !hasControlCharacter(text);
        expect(passwordError === undefined).toBe(isGood);
      }),
      sized(200, 10_000),
    );
  });

  test('an unknown error of the server is shown as a refusal', () => {
    fc.assert(
      fc.property(hostileText, (word) => {
        expect(passwordErrorKey(word)).toBe('new-password:complaint.refused');
      }),
      sized(150, 10_000),
    );
  });
});

const forms: (readonly [string, FormSpec])[] = [
  ...resources.flatMap(({ name, form }) => (form ? [[name, form] as const] : [])),
  ['every kind of value', everyInput],
];
const validationKeys = Object.keys(validation);

describe.each(forms)('the form of %s', (_, form) => {
  const values = fc.oneof(
    { weight: 1, arbitrary: anyJson },
    {
      weight: 4,
      arbitrary: fc.record(
        Object.fromEntries(
          Object.keys(form.inputs).map((name) => [name, fc.oneof(anyText, anyJson, fc.array(anyJson))]),
        ),
        { requiredKeys: [] },
      ),
    },
  );

  test('is validated for any body, and valid values have the declared types', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (body) => {
        const errors = await formErrors(form, body);
        for (const [name, { key }] of Object.entries(errors)) {
          expect(Object.keys(form.inputs)).toContain(name);
          expect(validationKeys).toContain(key);
        }
        if (Object.keys(errors).length > 0) return;
        const castValues = formSchema(form).cast(inputsIn(form, body)) as Record<string, unknown>;
        for (const [name, input] of Object.entries(form.inputs)) {
          const value = castValues[name];
          if (value === undefined) expect(isRequired(input)).toBe(false);
          else expectWire(input, value);
        }
      }),
      sized(150, 10_000),
    );
  });
});

test('a percentage is written back as it was typed, and nothing else becomes a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), anyText, (hundredths, text) => {
      const written = String(hundredths / 100);
      for (const typed of [written, written.replace('.', ','), ` ${written} % `]) {
        expect(readPercent(typed)).toBe(hundredths / 10_000);
        expect(writePercent(readPercent(typed))).toBe(written);
      }
      if (!/^[0-9]{1,3}([.,][0-9]{1,2})? ?%?$/.test(cleanCode(text)))
        expect(readPercent(text)).toBe(text === '' ? undefined : text);
    }),
    sized(200, 10_000),
  );
});
