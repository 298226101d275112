import { formFor } from '@core/form/form-for';
import { shownForm } from '@core/form/shown-form';
import { isRequired } from '@core/form/typed-value';
import type { Finding } from './difference';
import { clientQuery, isRecord, pathOf, type Subject } from './rows';

/** Sends an empty form. A correct server rejects it with an error for every required input and writes nothing. */
export const checkEmptyForm = async (subject: Subject): Promise<Finding[]> => {
  const { resource, ability, callApi } = subject;
  const { form, operations, name, api } = resource;
  if (!form || !operations.create || ability.cannot('create', name)) return [];
  const required = Object.entries(shownForm(formFor(form, 'create'), {}).inputs).filter(([, input]) =>
    isRequired(input),
  );
  if (required.length === 0) return [];
  const { status, body } = await callApi(api.backend, pathOf(subject), {
    query: clientQuery(subject),
    body: {},
  });
  const errors = isRecord(body) && isRecord(body['errors']) ? body['errors'] : {};
  const missingErrors = required.map(([input]) => input).filter((input) => errors[input] === undefined);
  if (status === 422 && missingErrors.length === 0) return [];
  return [
    {
      kind: 'missing refusal',
      at: `empty form: POST ${pathOf(subject)}`,
      expected: `422 and errors for ${required.map(([input]) => input).join(', ')}`,
      found: status === 422 ? `422 without ${missingErrors.join(', ')}` : String(status),
    },
  ];
};
