import { isClosed, isClosedStep } from '@core/form/closed-body';
import type { FormOperation } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import type { Resource } from '@core/resource/resource';
import { type RecordAction, recordActionsOf } from '@core/resource/row-action';
import { extraFields } from '@server/openapi/extra-fields';

/** The names that a closed body may have; null for a body whose unknown names are ignored. */
export type KnownNames = ReadonlySet<string> | null;

/**
 * Of a form: its inputs, and what else the resource has. A record as it was read may be sent back whole, so that names of no input are
 * known and nothing is made of them. By the declaration, never by what this caller may know of it.
 */
export const namesOfForm = (declared: Resource, operation: FormOperation): KnownNames => {
  const { form, fields, idField } = declared;
  if (!form || !isClosed(formFor(form, operation).inputs)) return null;
  return new Set([
    ...Object.keys(form.inputs),
    idField,
    ...Object.keys(fields),
    ...Object.keys(extraFields(declared)),
  ]);
};

/** Of a record action: what it asks. */
export const namesOfAction = ({ form }: Resource, action: RecordAction): KnownNames =>
  isClosedStep(action, form) ? new Set(Object.keys(action.inputs ?? {})) : null;

/** Of everything that is written to a resource: by `create`, `edit`, or the name of an action. Made once, when its calls are mounted. */
export const knownNames = (declared: Resource): ReadonlyMap<string, KnownNames> =>
  new Map([
    ...(['create', 'edit'] as const).map(
      (operation) => [operation, namesOfForm(declared, operation)] as const,
    ),
    ...recordActionsOf(declared.rowActions).map(
      ([name, action]) => [name, namesOfAction(declared, action)] as const,
    ),
  ]);
