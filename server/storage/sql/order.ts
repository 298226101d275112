import { sql, type RawBuilder } from 'kysely';
import { columnOf } from '../row-values';
import type { ListQuery } from '../storage';
import type { TableSchema } from '../table-schema';
import { comparedName } from './names';

/** Without nulls, the shorter form lets an index serve both directions. */
const directions = {
  asc: { plain: sql`asc`, nullable: sql`asc` },
  desc: { plain: sql`desc`, nullable: sql`desc nulls last` },
};
/** The reverse order. */
const backwards = {
  asc: { plain: sql`desc`, nullable: sql`desc nulls first` },
  desc: { plain: sql`asc`, nullable: sql`asc nulls first` },
};

/** Returns the `order by` clause of a list: nulls last in both directions, ties ordered by the key. */
export const orderSql = (
  schema: TableSchema,
  sort: ListQuery['sort'],
  isBackwards = false,
): RawBuilder<unknown> => {
  const directionsFor = isBackwards ? backwards : directions;
  const parts = sort.map(({ field, plus = [], order }) => {
    const direction = columnOf(schema, field).nullable
      ? directionsFor[order].nullable
      : directionsFor[order].plain;
    const terms = [field, ...plus].map((name) => sql.ref(comparedName(schema, name)));
    return sql`${sql.join(terms, sql` + `)} ${direction}`;
  });
  return sql`order by ${sql.join([...parts, sql`${sql.ref(schema.key)} ${directionsFor.asc.plain}`])}`;
};
