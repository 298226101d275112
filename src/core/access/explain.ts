import { conditionFields, conditionText } from '../conditions/condition-tests';
import { columnsIn } from '../list/columns';
import type { ListState } from '../list/list-state';
import { areaPattern, clientsPath } from '../navigation/paths';
import type { ListSpec } from '../resource/list-spec';
import { isResource, type Area, type Operation, type Resource } from '../resource/resource';
import { isSetAction } from '../resource/action';
import type { Permission } from './names';
import { hasOperation, type Rights, permissionOf, type Role } from './ability';
import { accessReasons, missingOf, type PlainReason, type Reason } from './reason';

/** A list as the user sees it now. */
export interface ShownList {
  readonly resource: Resource & { readonly list: ListSpec };
  readonly state: Pick<ListState, 'filters'>;
  /** Columns that the user has hidden. */
  readonly hidden: ReadonlySet<string>;
}

/** The user's rights and the current place in the portal. */
export interface AccessContext {
  readonly rights: Rights;
  /** The client whose workspace is open. */
  readonly clientId?: number | undefined;
  /** Number of the user's own clients. */
  readonly ownClients: number;
  readonly list?: ShownList | undefined;
}

/** A part by name, with all reasons why it is hidden. Without reasons it is shown. */
export interface PartExplanation {
  readonly name: string;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  /** Entries of the side menu, and screens, both by area. */
  readonly menu: readonly PartExplanation[];
  readonly screens: readonly PartExplanation[];
  /** The columns of the current list. Empty without a list, like all of the following. */
  readonly columns: readonly PartExplanation[];
  /** Row rules, each named after its condition. With reasons, records that fail the rule are hidden. */
  readonly rows: readonly PartExplanation[];
  readonly operations: readonly PartExplanation[];
  readonly actions: readonly PartExplanation[];
  readonly downloads: readonly PartExplanation[];
}

const reasonIf = (applies: boolean, kind: PlainReason): Reason[] => (applies ? [{ kind }] : []);

const userHasRole = ({ permissions }: Rights, role: Role) => permissions.includes(permissionOf(role));

/** Why the user may not open an area. */
const openReasons = (areas: readonly Area[], area: Area, rights: Rights): Reason[] => [
  ...accessReasons(area, rights),
  ...reasonIf(!hasOperation(areas, area, rights), 'no-operation'),
];

/** The menu shows one scope, which depends on the kind of user and on whether a client is open. */
const scopeReasons = ({ scope }: Area, { rights, clientId }: AccessContext): Reason[] => {
  const isClientOpen = clientId !== undefined;
  if (scope === 'agency')
    return [...missingOf([permissionOf('agency')], rights), ...reasonIf(isClientOpen, 'client-open')];
  return [
    ...reasonIf(userHasRole(rights, 'agency'), 'agency-user'),
    ...(scope === 'client' ? reasonIf(!isClientOpen, 'no-client') : reasonIf(isClientOpen, 'client-open')),
  ];
};

const menuReasons = (areas: readonly Area[], area: Area, context: AccessContext): Reason[] => [
  ...reasonIf(!area.menu?.icon, 'no-entry'),
  ...openReasons(areas, area, context.rights),
  ...missingOf(area.menu?.permissions ?? [], context.rights),
  ...scopeReasons(area, context),
];

const screenReasons = (
  areas: readonly Area[],
  area: Area,
  { rights, ownClients }: AccessContext,
): Reason[] => {
  const isClientList = areaPattern(area) === clientsPath;
  return [
    ...reasonIf(isResource(area) && !area.list, 'no-screen'),
    ...openReasons(areas, area, rights),
    ...reasonIf(isClientList && ownClients === 1, 'one-client'),
    ...reasonIf(isClientList && ownClients === 0 && !userHasRole(rights, 'client-list'), 'no-own-client'),
  ];
};

const noneOf = (permissions: readonly Permission[] | undefined, rights: Rights): Reason[] => {
  const isHeld = permissions?.some((permission) => rights.permissions.includes(permission)) ?? true;
  return isHeld ? [] : [{ kind: 'none-of', permissions: permissions ?? [] }];
};

const withheldReasons = (resource: Resource, names: readonly string[], rights: Rights): Reason[] =>
  [...new Set(names)].flatMap((name) => noneOf(resource.fields[name]?.onlyFor, rights));

/** Why the user may not write fields that they may read. */
const unwritableReasons = (resource: Resource, names: readonly string[], rights: Rights): Reason[] =>
  names.flatMap((name) => noneOf(resource.fields[name]?.writableFor, rights));

/** Explains the columns of a list, in their order. The first column is never hidden by the user. */
const explainColumns = ({ resource, state, hidden }: ShownList, rights: Rights): PartExplanation[] => {
  const { list } = resource;
  const stateColumns = columnsIn(list, state);
  const { filter = '' } = list.columnsBy ?? {};
  return list.columns.map((name) => {
    return {
      name,
      reasons: [
        ...accessReasons(resource, rights),
        ...withheldReasons(resource, [name], rights),
        ...(stateColumns.includes(name)
          ? []
          : [{ kind: 'other-option', filter, option: state.filters[filter] ?? '' } as const]),
        ...reasonIf(hidden.has(name) && name !== stateColumns[0], 'chosen-away'),
      ],
    };
  });
};

const operationReasons = (resource: Resource, operation: Operation, rights: Rights): Reason[] => {
  const declared = resource.operations[operation];
  return [
    ...accessReasons(resource, rights),
    ...reasonIf(!declared, 'not-declared'),
    ...missingOf(declared?.permissions ?? [], rights),
    ...reasonIf(operation !== 'delete' && declared !== undefined && !resource.form, 'no-form'),
  ];
};

const explainRows = ({ rows = [] }: Resource, rights: Rights): PartExplanation[] =>
  rows.map(({ where, exceptFor = [] }) => ({
    name: conditionText(where),
    reasons: exceptFor.some((permission) => rights.permissions.includes(permission))
      ? []
      : [{ kind: 'limited', permissions: exceptFor }],
  }));
const actionReasons = (resource: Resource, name: string, rights: Rights): Reason[] => {
  const action = resource.actions?.[name];
  if (!action) return operationReasons(resource, 'edit', rights);
  const testedFields = conditionFields(action.when);
  // A change with one click is sent as an edit.
  if (isSetAction(action))
    return [
      ...operationReasons(resource, 'edit', rights),
      ...withheldReasons(resource, [...testedFields, ...Object.keys(action.set)], rights),
      ...unwritableReasons(resource, Object.keys(action.set), rights),
    ];
  return [
    ...accessReasons(resource, rights),
    ...missingOf(action.permissions ?? [], rights),
    ...withheldReasons(resource, testedFields, rights),
  ];
};

const explainNames = (
  names: readonly string[],
  reasonsFor: (name: string) => readonly Reason[],
): PartExplanation[] => names.map((name) => ({ name, reasons: reasonsFor(name) }));

const explainList = (list: ShownList, rights: Rights) => {
  const { resource } = list;
  return {
    columns: explainColumns(list, rights),
    operations: explainNames(['create', 'edit', 'delete'] satisfies Operation[], (operation) =>
      operationReasons(resource, operation as Operation, rights),
    ),
    rows: explainRows(resource, rights),
    actions: explainNames(Object.keys(resource.actions ?? {}), (name) =>
      actionReasons(resource, name, rights),
    ),
    downloads: explainNames(Object.keys(resource.downloads ?? {}), () => accessReasons(resource, rights)),
  };
};

const noList = { columns: [], rows: [], operations: [], actions: [], downloads: [] };

/**
 * Explains for every part of the portal why it is shown or hidden. It is computed from the declarations and the rights,
 * independently of the ability, which decides. A test checks that both agree for any rights.
 */
export const explain = (areas: readonly Area[], context: AccessContext): Explanation => {
  const byArea = (reasonsOf: (all: readonly Area[], area: Area, context: AccessContext) => Reason[]) =>
    areas.map((area) => ({ name: area.name, reasons: reasonsOf(areas, area, context) }));
  return {
    menu: byArea(menuReasons),
    screens: byArea(screenReasons),
    ...(context.list ? explainList(context.list, context.rights) : noList),
  };
};
