import { mayRead } from '@core/access/readable-resource';
import type { Field } from '@core/resource/field';
import type { Resource } from '@core/resource/resource';
import type { Scalar } from '@core/resource/condition';
import type { Row } from '@server/storage/storage';
import type { Session } from '../session/session';

export type WireRow = Readonly<Record<string, unknown>>;

/** A value as it travels: a course of figures is kept as JSON. */
const wireValue = (field: Field, value: Scalar): unknown =>
  field.kind === 'trend' && typeof value === 'string' ? JSON.parse(value || '[]') : value;

/** The declared fields of a row that this user may read: all for the single record, otherwise without those of the detail only. */
export const project = ({ ability }: Session, resource: Resource, row: Row, single = false): WireRow =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([name, field]) => (single || !field.detailOnly) && mayRead(ability, resource, name))
      .map(([name, field]) => [name, wireValue(field, row[name] ?? null)]),
  );
