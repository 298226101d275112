import { type AppAbility, buildAbility } from '@core/access/ability';
import { mayRead, mayWrite } from '@core/access/readable-resource';
import { areaPattern } from '@core/navigation/paths';
import type { Field } from '@core/resource/field';
import { isListed, type Operation, type Page, type Resource } from '@core/resource/resource';
import { areas, fileOf, resources } from '@resources';
import { endpointOf } from '@server/api/resources/endpoint';
import type { ApiDocument } from '@server/openapi/document';
import { demoRoles } from '@server/seed/data/roles';
import { declaredFlags } from '@server/seed/declared-names';

/** What a role may do in an area. */
interface Rights {
  /** `see` for a page; `list`, the operations and the actions for a resource. */
  readonly may: readonly string[];
  /** Fields that the role may not read. */
  readonly hidden: readonly string[];
  /** Fields that the role may read but not write, although it may write the record. */
  readonly readOnly: readonly string[];
}

/** What follows from one declaration. */
export interface InspectedArea {
  readonly name: string;
  readonly kind: 'resource' | 'page';
  readonly file: string;
  readonly flag?: string;
  readonly permissions: readonly string[];
  /** The addresses of its screens. */
  readonly routes: readonly string[];
  /** What each field is: `money, nullable, only for eip_trailer_prices`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Method and path of each call. */
  readonly calls: readonly string[];
  /** By role of the demo data, with all flags on. */
  readonly rights: Readonly<Record<string, Rights>>;
}

const routesOf = (area: Resource | Page): readonly string[] => {
  const pattern = areaPattern(area);
  if (area.kind === 'page') return [pattern];
  if (!isListed(area)) return [];
  const { form, detail, operations } = area;
  return [
    pattern,
    ...(form && operations.create ? [`${pattern}/new`] : []),
    ...(detail ? [`${pattern}/:id`] : []),
    ...(form && operations.edit ? [`${pattern}/:id/edit`] : []),
  ];
};

const kindText = ({ kind, computed, relation, refers }: Field): readonly string[] => {
  if (relation) return [`name of a record of ${relation.of}`, `deletion: ${relation.onDelete}`];
  if (refers) return [`number of a record of ${refers.of}`];
  return computed ? [kind, 'computed'] : [kind];
};

const fieldText = (field: Field): string => {
  const { nullable, detailOnly, secret, onlyFor, writableFor } = field;
  return [
    ...kindText(field),
    ...(nullable ? ['nullable'] : []),
    ...(detailOnly ? ['single record'] : []),
    ...(secret ? ['secret'] : []),
    ...(onlyFor ? [`only for ${onlyFor.join(' or ')}`] : []),
    ...(writableFor ? [`writable for ${writableFor.join(' or ')}`] : []),
  ].join(', ');
};

/** Resources with one endpoint share its calls. Calls of other areas lie below it too, such as `users/me`. */
const callsOf = (resource: Resource, { paths }: ApiDocument): readonly string[] => {
  const sharing = resources.filter((one) => endpointOf(one) === endpointOf(resource));
  const isOwn = (tag: string) => sharing.some(({ name }) => name === tag);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.some(isOwn))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
};

const rightsIn = (area: Resource | Page, ability: AppAbility): Rights => {
  if (area.kind === 'page')
    return { may: ability.can('show', area.name) ? ['see'] : [], hidden: [], readOnly: [] };
  const operations = Object.keys(area.operations) as Operation[];
  const may = [
    ...(['list', ...operations] as const).filter((action) => ability.can(action, area.name)),
    ...Object.keys(area.actions ?? {}).filter((action) => ability.can('act', area.name, action)),
  ];
  const names = may.length > 0 ? Object.keys(area.fields) : [];
  const writes = may.includes('create') || may.includes('edit');
  return {
    may,
    hidden: names.filter((name) => !mayRead(ability, area, name)),
    readOnly: writes
      ? names.filter((name) => mayRead(ability, area, name) && !mayWrite(ability, area, name))
      : [],
  };
};

const flags = Object.fromEntries(declaredFlags().map((flag) => [flag, true]));
const abilities = demoRoles.map(({ name, permissions }) => ({
  name,
  ability: buildAbility(areas, { permissions, flags }),
}));

/** Returns what follows from a declaration, with its calls in the API's document. Roles without a right are left out. */
export const inspectArea = (area: Resource | Page, document: ApiDocument): InspectedArea => {
  const rights = abilities
    .map(({ name, ability }) => [name, rightsIn(area, ability)] as const)
    .filter(([, { may }]) => may.length > 0);
  const { flag, permissions } = area.access;
  return {
    name: area.name,
    kind: area.kind,
    file: fileOf(area),
    ...(flag !== undefined && { flag }),
    permissions,
    routes: routesOf(area),
    fields:
      area.kind === 'page'
        ? {}
        : Object.fromEntries(Object.entries(area.fields).map(([name, field]) => [name, fieldText(field)])),
    calls: area.kind === 'page' ? [] : callsOf(area, document),
    rights: Object.fromEntries(rights),
  };
};
