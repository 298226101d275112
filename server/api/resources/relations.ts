import { mayRead, readableResource } from '@core/access/readable-resource';
import type { Condition } from '@core/resource/condition';
import { relationsOf, type NamedRelation } from '@core/resource/relation';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Join, Row, Where } from '@server/storage/storage';
import { Refusal } from '../refusal';
import { serve } from './behavior-of';
import { scopeConditions } from './call';
import { findResource } from './endpoint';
import type { Call } from './opened-call';

const noRows: Where = [{ any: [] }];

/** Returns a call of the same caller on all of their records of a resource. */
export const callOn = (call: Call, declared: Resource): Call => ({
  ...call,
  ...serve(declared),
  resource: readableResource(declared, call.session.ability),
  declared,
  clientId: null,
  query: new URLSearchParams(),
});

/** Returns the conditions for the records of a resource that the caller may list, in any of their clients. */
export const listableRows = async (call: Call, declared: Resource): Promise<Where> => {
  const { ability, agencyId } = call.session;
  if (ability.cannot('list', declared.name) || (declared.scope === 'agency' && agencyId === null))
    return noRows;
  try {
    return await scopeConditions(callOn(call, declared));
  } catch (error) {
    if (error instanceof Refusal) return noRows;
    throw error;
  }
};

/** The column that a query has for the key of a relation: null where the caller may not read the related record. */
const readableKey = ({ label }: NamedRelation): string => `${label} key`;

const joinsFor = async (call: Call, relation: NamedRelation): Promise<readonly Join[]> => {
  const { label, key, of, named } = relation;
  const related = findResource(call.deps, of);
  if (!related) throw new Error(`There is no resource "${of}", which "${label}" relates to.`);
  const { idField, representation } = related;
  const where = await listableRows(call, related);
  const common = { table: tableName(related), by: key };
  const keys = { [readableKey(relation)]: idField };
  const names = { [label]: representation };
  const isNameOpen = mayRead(call.session.ability, related, representation);
  if (named !== 'always' && isNameOpen) return [{ ...common, where, columns: { ...keys, ...names } }];
  return [
    { ...common, where, columns: keys },
    { ...common, where: named === 'always' ? [] : noRows, columns: names },
  ];
};

/**
 * Returns what a query reads of related records: their names, under the names of the fields, and the keys that the caller
 * may know. Names and keys that the caller may not know are null, for conditions and orders as well.
 */
export const joinsOf = async (call: Call): Promise<readonly Join[]> =>
  (await Promise.all(relationsOf(call.resource.fields).map((relation) => joinsFor(call, relation)))).flat();

/** Returns the column by which a list's own field is filtered and sorted. */
export const readableColumn = ({ fields }: Resource, name: string): string => {
  const refers = fields[name]?.refers;
  const relation = relationsOf(fields).find(({ label }) => label === refers?.label);
  return relation ? readableKey(relation) : name;
};

/** Returns a condition of a list's filter on the columns that the caller may know. */
export const readableCondition = (resource: Resource, condition: Condition): Condition => {
  const parts = (all: readonly Condition[]) => all.map((part) => readableCondition(resource, part));
  if ('all' in condition) return { all: parts(condition.all) };
  if ('any' in condition) return { any: parts(condition.any) };
  if ('not' in condition) return { not: readableCondition(resource, condition.not) };
  const operand = <V>(value: V): V =>
    value !== null && typeof value === 'object' && 'field' in value
      ? { ...value, field: readableColumn(resource, String(value.field)) }
      : value;
  const test = { ...condition, field: readableColumn(resource, condition.field) };
  if (test.op === 'empty' || test.op === 'in') return test;
  if (test.op === 'between') return { ...test, value: [operand(test.value[0]), operand(test.value[1])] };
  return { ...test, value: operand(test.value) };
};

/** Returns what a query knows of the related records of rows, by the rows' ids. */
const relatedOf = async (
  call: Call,
  rows: readonly Row[],
  relations: readonly NamedRelation[],
): Promise<ReadonlyMap<unknown, Row>> => {
  const { resource, deps, table } = call;
  const { idField } = resource;
  const isRead = (row: Row) => relations.every((relation) => readableKey(relation) in row);
  if (rows.every(isRead)) return new Map(rows.map((row) => [row[idField], row]));
  const ids = rows.map((row) => row[idField] ?? null);
  const { data } = await deps.storage.table(table).list({
    joins: await joinsOf(call),
    where: [{ field: idField, op: 'in', value: ids }],
    sort: [],
    offset: 0,
    limit: ids.length + 1,
  });
  return new Map(data.map((row) => [row[idField], row]));
};

/**
 * Returns rows with the names of their related records, and without the keys that the caller may not know. Rows of a query
 * with `joinsOf` have both; others are read in one statement.
 */
export const withRelated = async (call: Call, rows: readonly Row[]): Promise<readonly Row[]> => {
  const relations = relationsOf(call.resource.fields);
  if (relations.length === 0 || rows.length === 0) return rows;
  const related = await relatedOf(call, rows, relations);
  return rows.map((row) => {
    const known = related.get(row[call.resource.idField]);
    const shown = new Map(Object.entries(row));
    for (const relation of relations) {
      shown.set(relation.label, known?.[relation.label] ?? null);
      shown.set(relation.key, known?.[readableKey(relation)] ?? null);
      shown.delete(readableKey(relation));
    }
    return Object.fromEntries(shown);
  });
};
