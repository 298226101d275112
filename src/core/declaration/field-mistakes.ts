import { conditionFields } from '../conditions/condition-tests';
import { filterKindOf } from '../list/filter-kinds';
import type { Filter } from '../resource/filter';
import type { Resource } from '../resource/resource';
import { recordConditions } from './condition-mistakes';
import type { ResourceRule } from './mistake';
import { at, unknownNames, type Used } from './names';
import { reservedFields } from './reserved-names';

/** Returns the fields that a filter tests or sorts by. */
const fieldsOfFilter = (filter: Filter): readonly string[] => {
  const kind = filterKindOf(filter);
  return [...kind.tested(filter), ...(kind.sorted?.(filter) ?? [])];
};

const filteredFields = ({ list }: Resource): readonly Used[] =>
  Object.entries(list?.filters ?? {}).flatMap(([name, filter]) =>
    at(`list.filters.${name}`, fieldsOfFilter(filter)),
  );

const fieldsOfList = (resource: Resource): readonly Used[] => {
  const { list } = resource;
  if (!list) return [];
  const { columnsBy, chart, card, kpis } = list;
  return [
    ...at('list.columns', list.columns),
    ...at('list.sortBy', list.sortBy),
    ...at('list.search', list.search),
    ...at('list.defaultSort', [list.defaultSort.by]),
    ...at('list.thenBy', [list.thenBy?.by]),
    ...at('list.importance', list.importance),
    ...at('list.totals', Object.keys(list.totals ?? {})),
    ...at('list.kpis.totals', Object.keys(kpis?.totals ?? {})),
    ...at('list.columnsBy', Object.values(columnsBy?.columns ?? {}).flat()),
    ...at('list.chart', chart ? [chart.by, ...chart.series] : []),
    ...filteredFields(resource),
    ...at('list.card', [card.chip, ...card.meta, ...card.fields]),
  ];
};

/** The fields that are tested in the database, and so must be stored. */
const limitingFields = (resource: Resource): readonly Used[] => [
  ...filteredFields(resource),
  ...(resource.rows ?? []).flatMap(({ where }) => at('rows', conditionFields(where))),
];

const usedFields = (resource: Resource): readonly Used[] => {
  const { fields, detail } = resource;
  return [
    ...at('idField', [resource.idField]),
    ...at('representation', [resource.representation]),
    ...at('tellApart', resource.tellApart),
    ...at('find.newest', [resource.find?.newest]),
    ...fieldsOfList(resource),
    ...Object.entries(detail?.sections ?? {}).flatMap(([name, names]) =>
      at(`detail.sections.${name}`, names),
    ),
    ...recordConditions(resource).flatMap(([where, condition]) => at(where, conditionFields(condition))),
    ...Object.entries(fields).flatMap(([name, { picture, client, counts }]) =>
      at(`fields.${name}`, [picture, client, counts?.client, ...Object.values(counts?.match ?? {})]),
    ),
  ];
};

/** Fields that are named exist, and can do what they are named for. */
export const fieldMistakes: ResourceRule = function* (resource) {
  const { fields, idField, list, form, tellApart = [], find } = resource;
  yield* unknownNames(usedFields(resource), Object.keys(fields), 'field');
  for (const name of Object.keys(fields))
    if (Object.hasOwn(reservedFields, name))
      yield `fields.${name} has a reserved name: ${reservedFields[name]}.`;
  for (const [name, { writableFor }] of Object.entries(fields))
    if (writableFor && !form?.inputs[name])
      yield `fields.${name} has "writableFor", but no input of that name writes it.`;
  if (fields[idField]?.onlyFor) yield `fields.${idField} has "onlyFor", but every record has its id.`;
  for (const [where, name] of at('list.search', list?.search))
    if (fields[name]?.computed && !fields[name].relation)
      yield `${where} names "${name}", which is computed: only stored fields can be searched.`;
  for (const [where, name] of limitingFields(resource))
    if (fields[name]?.computed && !fields[name].relation)
      yield `${where} names "${name}", which is computed: only stored fields can be filtered.`;
  for (const [where, name] of [...at('list.search', list?.search), ...at('tellApart', find && tellApart)])
    if (fields[name]?.secret) yield `${where} names "${name}", which is secret.`;
  for (const name of tellApart)
    if (fields[name]?.detailOnly) yield `tellApart names "${name}", which list rows do not have.`;
  if (find?.newest !== undefined && fields[find.newest]?.computed)
    yield `find.newest names "${find.newest}", which is computed.`;
  if (find && list?.search.length === 0) yield 'find needs fields in list.search.';
};
