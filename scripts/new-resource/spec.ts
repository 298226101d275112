import type { ChipMeaning } from '@core/resource/field';
import type { Scope } from '@core/resource/resource';
import type { KindName } from './kinds';

/** A text in the portal's languages. Spanish equals English until it is given. */
export interface Label {
  readonly en: string;
  readonly es: string;
}

export interface StatusValue {
  readonly value: string;
  readonly meaning: ChipMeaning;
  readonly es: string;
}

export interface NewField {
  readonly name: string;
  readonly kind: KindName;
  readonly nullable: boolean;
  readonly label: Label;
  /** Only for the kind `status`. */
  readonly values: readonly StatusValue[];
}

export const viewNames = ['list', 'detail', 'create', 'edit', 'delete', 'export'] as const;
export type View = (typeof viewNames)[number];

/** A complete description of a new resource. */
export interface NewResource {
  /** Plural, in kebab-case. Names the file, the path and the table. */
  readonly name: string;
  readonly one: Label;
  readonly many: Label;
  readonly scope: Scope;
  readonly fields: readonly NewField[];
  /** Null when no flag is needed. */
  readonly flag: string | null;
  readonly permission: string;
  /** Additional permission to create, edit and delete. */
  readonly writePermission: string | null;
  readonly views: readonly View[];
  readonly icon: string;
}

export const has = ({ views }: Pick<NewResource, 'views'>, ...wanted: readonly View[]): boolean =>
  wanted.some((view) => views.includes(view));

/** An error that the developer can fix. Its message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
