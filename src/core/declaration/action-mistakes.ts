import { testedInputs } from '../form/form-for';
import { askedNames, isFileAction, isSetAction, type Action, type SetAction } from '../resource/action';
import { actionsOnRecords, deleteAction } from '../resource/many-records';
import type { Resource } from '../resource/resource';
import type { ResourceRule } from './mistake';
import { at, unknownNames } from './names';
import { reservedActions, reservedInputs } from './reserved-names';

const places = ['record', 'records'];

/** What an action sets are inputs of the edit form, with values that these can have. */
function* setMistakes({ form, operations }: Resource, name: string, action: SetAction): Generator<string> {
  const { set } = action;
  const asked = askedNames(action);
  const inputs = form?.inputs ?? {};
  const where = `actions.${name}.set`;
  if (!operations.edit) yield `${where} changes records, which needs the operation "edit".`;
  yield* unknownNames(at(where, Object.keys(set)), Object.keys(inputs), 'input');
  for (const [input, value] of Object.entries(set)) {
    const { on, ...declared } = inputs[input] ?? {};
    if (on === 'create') yield `${where} names "${input}", which only a new record has.`;
    if (value !== null && typeof value === 'object') {
      const { [input]: declaredInput } = inputs;
      const others = declaredInput ? testedInputs(declaredInput).map((tested) => tested.input) : [];
      const [other] = others.filter((tested) => !asked.includes(tested));
      if (other)
        yield `${where} asks for "${input}", which depends on "${other}". Ask for both, or for neither.`;
    } else if ('kind' in declared && declared.kind === 'choice' && 'values' in declared)
      yield* unknownNames(at(where, [String(value)]), declared.values, 'value');
  }
}

/** What is said of many records is said of an action that changes them. */
function* manyMistakes(name: string, action: Action): Generator<string> {
  const where = `actions.${name}`;
  if (isFileAction(action)) {
    if ('on' in action) yield `${where}.on: a file is about one record.`;
    return;
  }
  yield* unknownNames(at(`${where}.on`, [action.on]), places, 'place');
  if (action.job && action.on !== 'records') yield `${where}.job needs on: 'records'.`;
  if (action.on !== 'records' || isSetAction(action)) return;
  for (const input of Object.keys(action.inputs ?? {}))
    if (reservedInputs.includes(input))
      yield `${where}.inputs.${input} has a reserved name: calls on many records use it themselves.`;
}

/** Actions set what can be edited, and are offered where the list can select their records. */
export const actionMistakes: ResourceRule = function* (resource) {
  const { actions = {}, operations, list } = resource;
  for (const [name, action] of Object.entries(actions)) {
    if (Object.hasOwn(reservedActions, name))
      yield `actions.${name} has a reserved name: ${reservedActions[name]}.`;
    if (isSetAction(action)) yield* setMistakes(resource, name, action);
    yield* manyMistakes(name, action);
  }
  if (list) return;
  for (const name of actionsOnRecords({ actions, operations })) {
    const where = name === deleteAction ? 'operations.delete' : `actions.${name}`;
    yield `${where}.on: records are selected in a list, and the resource has no "list".`;
  }
};
