import { conditionFields } from '../conditions/condition-tests';
import { relationsOf, type NamedRelation } from '../resource/relation';
import type { Resource } from '../resource/resource';
import { recordConditions } from './condition-mistakes';
import type { ResourceRule } from './mistake';

/** Whose records a resource has: those of one client, of one agency, or of the whole portal. */
const ownerOf = ({ api, scope }: Resource): 'client' | 'agency' | 'portal' => {
  if (api.path.includes(':clientId')) return 'client';
  return scope === 'agency' && api.table === undefined ? 'agency' : 'portal';
};

function* relatedMistakes(resource: Resource, relation: NamedRelation, related: Resource): Generator<string> {
  const where = `fields.${relation.label}`;
  const { fields, representation, name } = related;
  const owner = ownerOf(related);
  if (owner !== 'portal' && owner !== ownerOf(resource))
    yield `${where} relates to "${name}", whose records belong to one ${owner}, but the records here do not.`;
  const shown = fields[representation];
  if (shown?.computed || shown?.detailOnly || shown?.secret)
    yield `${where} is the name of a record of "${name}", but its representation "${representation}" cannot be read by the database for a whole page. Possible: a stored field of list rows that is not secret.`;
}

/** Relations fit their resource and the related one. */
export const relationMistakes: ResourceRule = function* (resource, resources) {
  const { fields, form, representation } = resource;
  for (const relation of relationsOf(fields)) {
    const { label, key, of, onDelete, required } = relation;
    const where = `fields.${label}`;
    if (fields[key]?.refers?.label !== label)
      yield `${where} has the key "${key}", which is another field. Name it in "key".`;
    if (onDelete === 'clear' && required)
      yield `${where} has onDelete "clear", which leaves records without a related one, but it is not "nullable".`;
    if (representation === label)
      yield `representation names "${label}", which is the name of a related record. Records need a name of their own.`;
    const related = resources.find(({ name }) => name === of);
    if (related) yield* relatedMistakes(resource, relation, related);
  }
  for (const [where, condition] of recordConditions(resource))
    for (const name of conditionFields(condition)) {
      const { relation } = fields[name] ?? {};
      if (relation)
        yield `${where} tests "${name}", which is the name of a related record. Possible: "${relation.key}", its number.`;
    }
  for (const [name, input] of Object.entries(form?.inputs ?? {}))
    if ((input.kind as string) === 'relation')
      yield `form.inputs.${name} is of kind "relation", but no field of that name is one. Possible: ${
        relationsOf(fields)
          .map(({ label }) => label)
          .join(', ') || 'none'
      }.`;
};
