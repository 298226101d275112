import { describe, expect, it } from 'vitest';
import { conditionFields } from '@core/conditions/condition-tests';
import type { FormInput, FormOperation, FormRule, FormSpec } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import { formErrors } from '@core/form/schema';
import type { Resource } from '@core/resource/resource';
import type { ContractApi } from '../helpers/contract-api';

type Values = Readonly<Record<string, unknown>>;

const candidates = (input: FormInput): readonly unknown[] => {
  switch (input.kind) {
    case 'date':
      return ['2024-01-01', '2025-01-01', '2026-01-01'];
    case 'month':
      return ['2024-01', '2025-01', '2026-01'];
    case 'number':
    case 'money':
      return [1, 2, 3];
    case 'percent':
      return [0.1, 0.2, 0.3];
    case 'boolean':
      return [true, false];
    case 'choice':
      return input.values;
    default:
      return ['AA', 'BB'];
  }
};

/** Returns values of the inputs that a rule compares: all combinations of a few. */
const combinations = ({ inputs }: FormSpec, { must, at }: FormRule): readonly Values[] =>
  [...new Set([at, ...conditionFields(must)])].reduce<readonly Values[]>(
    (found, name) => {
      const input = inputs[name];
      return input
        ? found.flatMap((values) => candidates(input).map((value) => ({ ...values, [name]: value })))
        : found;
    },
    [{}],
  );

/** Returns values that break the rule, and values that meet it. */
const examplesOf = async (form: FormSpec, name: string, rule: FormRule) => {
  const broken: Values[] = [];
  const met: Values[] = [];
  for (const values of combinations(form, rule)) {
    const error = (await formErrors(form, values))[rule.at];
    if (error?.key === name) broken.push(values);
    else if (!error) met.push(values);
  }
  return { broken: broken[0], met: met[0] };
};

/** Checks that the form and the server refuse what breaks a rule between fields, with the rule at its input. */
export const checkRules = (resource: Resource, address: () => string, api: () => ContractApi): void => {
  const operation: FormOperation = resource.operations.create ? 'create' : 'edit';
  const form = resource.form && formFor(resource.form, operation);
  const rules = Object.entries(form?.rules ?? {});
  if (!form || rules.length === 0) return;
  const send = async (body: Values) => {
    if (operation === 'create') return api().call(address(), { body });
    const { data } = (await api().call(address())).body as { data: readonly Values[] };
    const path = `${address().split('?')[0]}/${String(data[0]?.[resource.idField])}`;
    const method = resource.api.edit === 'put' ? 'PUT' : 'PATCH';
    return api().call(path, { method, body, headers: { 'If-Match': '*' } });
  };
  describe('the rules between fields', () => {
    it.each(rules)('%s: refuses what breaks it, at its input only', async (name, rule) => {
      const { broken, met } = await examplesOf(form, name, rule);
      const refused = await send(broken ?? {});
      expect(refused).toMatchObject({ status: 422, body: { errors: { [rule.at]: name } } });
      const { body } = await send(met ?? {});
      expect(body['errors'] ?? {}).not.toHaveProperty([rule.at]);
    });
  });
};
