import type { FieldInput, FormInput, FormSpec, RelationInput } from '../form/form';
import type { Field, Fields } from './field';
import type { Filter, RecordFilter } from './filter';
import type { Relation, RelationKey } from './related-field';

/** A relation with the names of its two fields. */
export interface NamedRelation extends Relation {
  /** The field with the name of the related record. */
  readonly label: string;
}

/** A field that is a relation. */
type LabelField = Field & { readonly relation: Relation };

const isLabel = (field: Field): field is LabelField => field.relation !== undefined;

/** Returns the relations among fields, in their order. */
export const relationsOf = (fields: Fields): readonly NamedRelation[] =>
  Object.entries(fields).flatMap(([label, field]) => (isLabel(field) ? [{ ...field.relation, label }] : []));

/** Returns the field whose words, rights and place a field has: that of the name for the key of a relation, else itself. */
export const wordField = (fields: Fields, name: string): string => fields[name]?.refers?.label ?? name;

const keyField = (label: string, { onlyFor, writableFor, relation, was }: LabelField): Field => ({
  kind: 'id',
  nullable: true,
  refers: { of: relation.of, label } satisfies RelationKey,
  ...(onlyFor && { onlyFor }),
  ...(writableFor && { writableFor }),
  ...(was !== undefined && { was }),
});

/**
 * Adds to declared fields the keys of their relations, each before the field with the name. A name that is declared already
 * stays as it is.
 */
export const withKeys = (declared: Fields): Fields =>
  Object.fromEntries(
    Object.entries(declared).flatMap(([name, field]): [string, Field][] => {
      if (!isLabel(field)) return [[name, field]];
      const key = field.relation.key || `${name}_id`;
      const { writableFor: _, was: __, ...rest } = field;
      const label: Field = { ...rest, relation: { ...field.relation, key } };
      const own: [string, Field][] = key in declared ? [] : [[key, keyField(name, field)]];
      return [...own, [name, label]];
    }),
  );

/** The filter that a list has for a relation unless it declares one of that name. */
const filterOf = ({ key, of, filter }: NamedRelation): RecordFilter | null =>
  filter === false
    ? null
    : {
        kind: 'record',
        param: key,
        field: key,
        resource: of,
        // A server that does not know the parameter would answer with all records.
        optional: true,
        ...(filter && { display: filter }),
      };

/** Adds to declared filters those of the relations, under their names. */
export const withRelationFilters = (
  fields: Fields,
  declared: Readonly<Record<string, Filter>> = {},
): Readonly<Record<string, Filter>> => ({
  ...declared,
  ...Object.fromEntries(
    relationsOf(fields).flatMap((relation) => {
      const filter = filterOf(relation);
      return filter && !Object.hasOwn(declared, relation.label) ? [[relation.label, filter]] : [];
    }),
  ),
});

type DeclaredInput = FormInput | FieldInput | RelationInput;

const isRelationInput = (input: DeclaredInput): input is FieldInput | RelationInput =>
  input.kind === 'relation' || input.kind === undefined;

/** The record input that an input of a relation stands for. */
const recordInput = (
  { kind: _, ...input }: FieldInput | RelationInput,
  label: string,
  { of, required }: Relation,
): FormInput => ({ ...input, kind: 'record', resource: of, label, ...(!required && { optional: true }) });

/** A form as it is declared: its inputs may be relations. */
type DeclaredForm = Omit<FormSpec, 'inputs'> & {
  readonly inputs: Readonly<Record<string, DeclaredInput>>;
};

/** A form whose inputs may still get their kinds from fields. */
type FormOfFields = Omit<FormSpec, 'inputs'> & {
  readonly inputs: Readonly<Record<string, FormInput | FieldInput>>;
};

/**
 * Returns a form whose inputs of relations are record inputs, under the names of the keys: these are what a call sends.
 * An input of kind `relation` whose field is none stays as it is, for the check of declarations.
 */
export const withRecordInputs = (fields: Fields, form: DeclaredForm): FormOfFields => {
  const keys = new Map(relationsOf(fields).map(({ label, key }) => [label, key]));
  const nameOf = (name: string): string => {
    const input = form.inputs[name];
    return (input && isRelationInput(input) && keys.get(name)) || name;
  };
  const inputs = Object.entries(form.inputs).map(([name, input]) => {
    const relation = fields[name]?.relation;
    return [nameOf(name), isRelationInput(input) && relation ? recordInput(input, name, relation) : input];
  });
  return {
    ...form,
    inputs: Object.fromEntries(inputs) as FormOfFields['inputs'],
    ...(form.rows && { rows: form.rows.map((row) => row.map(nameOf)) }),
  };
};
