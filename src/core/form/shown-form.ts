import { holds, type ConditionContext } from '../conditions/resolve';
import type { FormInput, FormSpec } from './form';
import { formWith, type TestedValues } from './form-for';
import { todayHere } from './today';
import { isValueInput, parseInputValue } from './typed-value';

/** Returns the values as the API has them, also those that are being typed. */
const parsedValues = (form: FormSpec, values: TestedValues): TestedValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(form.inputs).flatMap(([name, input]) =>
      isValueInput(input) && Object.hasOwn(values, name)
        ? [[name, parseInputValue(input, values[name])] as const]
        : [],
    ),
  ),
});

const withRequired = (form: FormSpec, values: TestedValues, context: ConditionContext): FormSpec => {
  const required = Object.entries(form.inputs).filter(
    ([, { requiredWhen }]) => requiredWhen !== undefined && holds(values, requiredWhen, context),
  );
  if (required.length === 0) return form;
  const inputs = required.map(([name, { optional: _optional, ...input }]) => [name, input as FormInput]);
  return { ...form, inputs: { ...form.inputs, ...(Object.fromEntries(inputs) as FormSpec['inputs']) } };
};

/**
 * Returns the form for its current values: without the inputs whose condition does not hold, which are not shown, not
 * required, and not sent, and with the optional inputs that the values require.
 */
export const shownForm = (
  form: FormSpec,
  values: TestedValues,
  context: ConditionContext = { today: todayHere().first },
): FormSpec => {
  const parsed = parsedValues(form, values);
  return formWith(
    withRequired(form, parsed, context),
    (name) => name in form.inputs && holds(parsed, form.inputs[name]?.when, context),
  );
};
