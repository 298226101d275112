import { Link } from 'react-router';
import { areaPath } from '@core/navigation/paths';
import { isDetailed, isRecordId } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useCurrentClient, usePrefetchOnIntent } from '@lib/portal-context';
import { type CellProps, ValueText } from './cell-kind';
import { ClientName, textOf } from './text-cells';

interface RelatedNameProps {
  readonly to: string;
  readonly name: string;
  readonly tabIndex: number | undefined;
}

/** The name of a related record as a link to it, above the link that covers a card. */
const RelatedName = ({ to, name, tabIndex }: RelatedNameProps) => {
  const prefetch = usePrefetchOnIntent(to);
  return (
    <Link
      {...prefetch}
      to={to}
      translate="no"
      className="cell-text cell-lines cell-link"
      {...(tabIndex !== undefined && { tabIndex })}
      // A click on the row opens the record.
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </Link>
  );
};

/**
 * The name of a related record: a link to the record if the caller may open it, otherwise text. The record has no number
 * for callers who may not read the related one.
 */
export const RelationCell = ({ field, value, row, tabIndex }: CellProps) => {
  const areas = useAreas();
  const ability = useAppAbility();
  const client = useCurrentClient();
  const name = textOf(value);
  const id = field.relation && row[field.relation.key];
  const related = areas.find((area) => area.name === field.relation?.of);
  if (name === '' || !isRecordId(id) || related?.kind !== 'resource') return <ValueText lines text={name} />;
  if (related.tenant) return <ClientName id={id} name={name} tabIndex={tabIndex} />;
  const clientId = related.scope === 'client' ? client?.id : undefined;
  const opens =
    isDetailed(related) &&
    (related.scope !== 'client' || clientId !== undefined) &&
    ability.can('list', related.name) &&
    ability.can('show', related.name);
  if (!opens) return <ValueText lines text={name} />;
  return <RelatedName to={`${areaPath(related, clientId)}/${id}`} name={name} tabIndex={tabIndex} />;
};
