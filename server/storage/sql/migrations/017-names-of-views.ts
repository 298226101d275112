import type { Migration } from '../migrate';

/**
 * The key of a view's name becomes the folded copy of its name, which is kept up to date like all others. The indexes of
 * words end: a search reads the folded copies.
 */
export default {
  statements: [
    `alter table saved_views rename column name_key to name_folded`,
    `alter table saved_views alter column name_folded drop not null`,
    `alter index saved_views_user_id_resource_client_id_name_key_unique
      rename to saved_views_user_id_resource_client_id_name_folded_unique`,
    `do $$ declare words text; begin
      for words in select indexname from pg_indexes
        where schemaname = current_schema() and indexdef like '% USING gin %array_to_tsvector(%'
      loop execute format('drop index %I', words); end loop;
    end $$`,
  ],
} satisfies Migration;
