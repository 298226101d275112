import { relationsTo } from '../list/related-lists';
import type { ResourceRule } from './mistake';
import { at, unknownNames } from './names';

/** Related lists fit the resources whose records they show. */
export const relatedMistakes: ResourceRule = function* (resource, resources) {
  const related = Object.entries(resource.record?.related ?? {});
  const names = resources.map(({ name }) => name);
  yield* unknownNames(
    at(
      'record.related',
      related.map(([name]) => name),
    ),
    names,
    'resource',
  );
  if (related.length > 0 && !resource.detail) yield 'record.related needs records that open.';
  for (const [name, spec] of related) {
    const child = resources.find((other) => other.name === name);
    if (!child) continue;
    const where = `record.related.${name}`;
    const relations = relationsTo(resource, child);
    if (relations.length === 0) {
      yield `${where} needs a relation: "${name}" has no field.belongsTo('${resource.name}') and the same scope.`;
      continue;
    }
    if (spec === false) continue;
    const { list, fields, operations } = child;
    yield* unknownNames(
      at(`${where}.by`, [spec.by]),
      relations.map(({ label }) => label),
      'relation',
    );
    if (!list) {
      yield `${where} needs a list: "${name}" has none.`;
      continue;
    }
    const columns = Object.keys(fields).filter((field) => !fields[field]?.detailOnly);
    yield* unknownNames(at(`${where}.columns`, spec.columns), columns, 'field');
    const orders = [...new Set([...list.sortBy, list.defaultSort.by])];
    yield* unknownNames(at(`${where}.sort`, [spec.sort?.by]), orders, 'order');
    if (spec.create && !operations.create) yield `${where}.create: "${name}" has no operation "create".`;
    const { by = relations[0]?.label } = spec;
    const key = relations.find(({ label }) => label === by)?.key;
    if (!Object.values(list.filters).some((filter) => filter.kind === 'record' && filter.field === key))
      yield `${where} needs the filter by "${by ?? ''}", which the list of "${name}" leaves out.`;
  }
};
