import { avatarKind } from '../kinds/avatar';
import { booleanKind } from '../kinds/boolean';
import { changesKind } from '../kinds/changes';
import { choiceKind } from '../kinds/choice';
import { comparisonKind } from '../kinds/comparison';
import { dateKind } from '../kinds/date';
import { dateTimeKind } from '../kinds/date-time';
import { durationKind } from '../kinds/duration';
import { emailKind } from '../kinds/email';
import { idKind } from '../kinds/id';
import { linkKind } from '../kinds/link';
import { longTextKind } from '../kinds/long-text';
import { moneyKind } from '../kinds/money';
import { monthKind } from '../kinds/month';
import { numberKind } from '../kinds/number';
import { percentKind } from '../kinds/percent';
import { phoneKind } from '../kinds/phone';
import { recordsKind } from '../kinds/records';
import { statusKind } from '../kinds/status';
import { textKind } from '../kinds/text';
import { trendKind } from '../kinds/trend';
import { yearKind } from '../kinds/year';
import type { FormInput } from '../form/form';
import { fieldMaker, type Field, type FieldKind, type OwnKind } from './field';
import type { Kind } from './kind';

const builtIn: Readonly<Record<FieldKind, Kind>> = {
  id: idKind,
  text: textKind,
  'long-text': longTextKind,
  number: numberKind,
  money: moneyKind,
  percent: percentKind,
  date: dateKind,
  'date-time': dateTimeKind,
  month: monthKind,
  year: yearKind,
  duration: durationKind,
  phone: phoneKind,
  email: emailKind,
  status: statusKind,
  choice: choiceKind,
  boolean: booleanKind,
  avatar: avatarKind,
  link: linkKind,
  trend: trendKind,
  comparison: comparisonKind,
  records: recordsKind,
  changes: changesKind,
};

const own = new Map<string, Kind>();

/** Returns a kind that the project has of its own. */
export const ownKind = (name: string): Kind | undefined => own.get(name);

const findKind = (name: string): Kind | undefined =>
  Object.hasOwn(builtIn, name) ? builtIn[name as FieldKind] : own.get(name);

/**
 * Declares a kind of fields that a project has of its own, and returns what declares its fields. `V`: the type of the
 * values in the API. Throws when the portal has a kind of this name.
 *
 *     export const color = defineKind<string>('color', { … });
 *     // in a resource: shade: color({ nullable: true })
 */
export const defineKind = <V>(name: string, kind: Kind): ReturnType<typeof fieldMaker<V>> => {
  if (Object.hasOwn(builtIn, name))
    throw new Error(`The portal has a kind "${name}" of fields. Choose another name.`);
  own.set(name, kind);
  return fieldMaker<V>(name as OwnKind);
};

/** Returns the kind of a field. Throws when there is none of this name. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): Kind => {
  const found = findKind(kind);
  if (found) return found;
  const possible = [...Object.keys(builtIn), ...own.keys()].join(', ');
  throw new Error(`There is no kind "${kind}" of fields. Possible: ${possible}.`);
};

/** Returns the input of a field whose form does not say its kind. Undefined when nothing is typed into such fields. */
export const inputOfField = (field: Field): FormInput | undefined => {
  const { inputOf, input } = kindOf(field);
  const found = inputOf?.(field) ?? (input && { kind: 'own', of: field.kind as OwnKind });
  return found && (field.nullable ? { ...found, optional: true } : found);
};

/** Whether a field names the record's state, so that it stands beside the record's name. */
export const isStateful = (field: Field | undefined): boolean =>
  field !== undefined && kindOf(field).isState === true;

const numberTypes: readonly unknown[] = ['integer', 'number'];

/** Whether the values of fields of a kind are numbers in the API. False for a kind that only inputs have. */
export const isNumeric = (kind: string): boolean =>
  numberTypes.includes(findKind(kind)?.schema({ kind: kind as FieldKind }).type);
