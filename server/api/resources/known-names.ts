import { isClosed, isClosedStep } from '@core/form/closed-body';
import type { FormOperation } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import type { Resource } from '@core/resource/resource';
import { versionField } from '@core/resource/versioned';
import { type RecordAction, recordActionsOf } from '@core/resource/action';

/** The allowed names in a strict body. Null for a body whose unknown names are ignored. */
export type KnownNames = ReadonlySet<string> | null;

/**
 * Returns the allowed names in the body of a form: its inputs and all other fields of the resource. A record may be
 * sent back exactly as it was read, so names without an input are allowed and ignored. Based on the full declaration,
 * not on what the caller may read.
 */
export const namesOfForm = (declared: Resource, operation: FormOperation): KnownNames => {
  const { form, fields, idField } = declared;
  if (!form || !isClosed(formFor(form, operation).inputs)) return null;
  return new Set([...Object.keys(form.inputs), idField, ...Object.keys(fields), versionField]);
};

/** Returns the allowed names in the body of a record action: its inputs. */
export const namesOfAction = ({ form }: Resource, action: RecordAction): KnownNames =>
  isClosedStep(action, form) ? new Set(Object.keys(action.inputs ?? {})) : null;

/**
 * Returns the allowed names of all writes to a resource, by `create`, `edit`, or the name of an action. Called once,
 * when the resource's calls are mounted.
 */
export const knownNames = (declared: Resource): ReadonlyMap<string, KnownNames> =>
  new Map([
    ...(['create', 'edit'] as const).map(
      (operation) => [operation, namesOfForm(declared, operation)] as const,
    ),
    ...recordActionsOf(declared.actions).map(
      ([name, action]) => [name, namesOfAction(declared, action)] as const,
    ),
  ]);
