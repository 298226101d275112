import type { FormInput } from '../form/form';
import { isValueInput } from '../form/typed-value';
import { testedBy, testedRecordInputs } from '../form/form-for';
import type { Resource } from '../resource/resource';
import { comparedField, comparedInput, testMistakes, type Compared } from './condition-mistakes';
import type { ResourceRule } from './mistake';
import { at, unknownNames } from './names';

/** The values of an input fit the field that stores them. */
function* valueMistakes({ fields, list }: Resource, name: string, input: FormInput): Generator<string> {
  const field = fields[name];
  const where = `form.inputs.${name}`;
  if (field?.computed) yield `${where} writes a field that is computed.`;
  if (!field || !isValueInput(input)) return;
  const kind = input.kind === 'own' ? input.of : input.kind;
  if (field.kind !== kind && !(kind === 'long-text' && field.kind === 'text'))
    yield `${where} is of kind "${input.kind}", but the field is of kind "${field.kind}".`;
  if (input.optional && !field.nullable) yield `${where} is optional, but the field is not "nullable".`;
  if (input.kind === 'long-text' && list?.sortBy.includes(name))
    yield `${where} is a long text, which cannot be in list.sortBy.`;
}

type Inputs = Readonly<Record<string, FormInput>>;

/** The resource of the records that an input chooses from. */
const chosenResource = (inputs: Inputs, resources: readonly Resource[], name: string) => {
  const input = inputs[name];
  return input?.kind === 'record' ? resources.find((one) => one.name === input.resource) : undefined;
};

/** Finds what a condition of an input names: an input, or a field of the record that is chosen in one. */
const finderOf =
  (inputs: Inputs, resources: readonly Resource[]) =>
  (path: string): Compared | undefined => {
    const [name = path, field] = path.split('.');
    const input = inputs[name];
    if (field === undefined) return input && comparedInput(input);
    const found = chosenResource(inputs, resources, name)?.fields[field];
    return found && comparedField(found);
  };

/** What an input depends on. */
function* dependencyMistakes(
  inputs: Inputs,
  resources: readonly Resource[],
  name: string,
  input: FormInput,
): Generator<string> {
  const where = `form.inputs.${name}`;
  const names = Object.keys(inputs);
  if ('client' in input) yield* unknownNames(at(`${where}.client`, [input.client]), names, 'input');
  for (const key of ['when', 'requiredWhen'] as const) {
    const { [key]: condition } = input;
    const place = `${where}.${key}`;
    for (const tested of testedBy(condition)) {
      yield* unknownNames(at(place, [tested.input]), names, 'input');
      if (inputs[tested.input]?.when)
        yield `${place} tests "${tested.input}", which has a condition of its own.`;
      if (tested.field === undefined || !(tested.input in inputs)) continue;
      const chosen = chosenResource(inputs, resources, tested.input);
      if (chosen) yield* unknownNames(at(place, [tested.field]), Object.keys(chosen.fields), 'field');
      else yield `${place} tests a field of "${tested.input}", which chooses no record.`;
    }
    yield* testMistakes({ where: place, condition, find: finderOf(inputs, resources) });
  }
}

/** Forms fit the fields, the operations and the other resources. */
export const formMistakes: ResourceRule = function* (resource, resources) {
  const { form, operations } = resource;
  const inputs = form?.inputs ?? {};
  const names = resources.map(({ name }) => name);
  for (const operation of ['create', 'edit'] as const) {
    const own = Object.entries(inputs).filter(([, { on }]) => on === operation);
    if (!operations[operation]) {
      for (const [name] of own)
        yield `form.inputs.${name} is for "${operation}", which is no operation here.`;
    } else if (!Object.values(inputs).some(({ on = operation }) => on === operation))
      yield `operations.${operation} needs a form with inputs for it.`;
  }
  yield* unknownNames(
    [
      ...at('form.rows', form?.rows?.flat()),
      ...at('form.fill.into', Object.keys(form?.fill?.into ?? {})),
      ...Object.entries(form?.rules ?? {}).flatMap(([name, rule]) => at(`rules.${name}.at`, [rule.at])),
    ],
    Object.keys(inputs),
    'input',
  );
  yield* unknownNames(
    [
      ...Object.entries(inputs).flatMap(([name, input]) =>
        at(`form.inputs.${name}.resource`, 'resource' in input ? [input.resource] : []),
      ),
      ...at('form.fill.from', [form?.fill?.from]),
    ],
    names,
    'resource',
  );
  for (const [name, input] of Object.entries(inputs)) {
    yield* valueMistakes(resource, name, input);
    yield* dependencyMistakes(inputs, resources, name, input);
  }
  if (testedRecordInputs(inputs).length > 1) yield 'form.inputs test more than one chosen record.';
};
