import { Link } from 'react-router';
import { areaPath, clientsPath } from '@core/navigation/paths';
import { isRecordId, isResource, type Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreas, useMayEnterClient } from '@lib/portal-context';
import { ValueText } from '@ui/cells/cell-kind';
import { cellOf } from '@ui/cells/cell-of';
import { ClientName, textOf } from '@ui/cells/text-cells';
import { recordTitle } from '@ui/list/record-identity';
import type trail from '../resource';

/** Whether the records are clients, which open their workspace. */
const areClients = ({ list, idField }: Resource): boolean => list?.rowLink === `${clientsPath}/:${idField}`;

/**
 * The record that a row of the audit trail is about: its name if the user may know it, otherwise its number. The name
 * links to the record's page. `record_area` is the area where the user may open the record.
 */
export default cellOf<typeof trail, 'record_id'>(({ value, row, tabIndex }) => {
  const areas = useAreas();
  const ability = useAppAbility();
  const mayEnterClient = useMayEnterClient();
  const resourceNamed = (name: unknown) => areas.filter(isResource).find((area) => area.name === name);
  const area = resourceNamed(row.record_area);
  const described = area ?? resourceNamed(row.resource);
  const name = textOf(row.record_name);
  const number = value ?? '';
  const text = described ? recordTitle({ [described.representation]: name }, described) || number : number;
  if (!area || number === '' || name === '') return <ValueText lines text={text} />;
  if (areClients(area)) return <ClientName id={Number(number)} name={text} tabIndex={tabIndex} />;
  const clientId = row.client_id;
  const isReached = area.scope !== 'client' || (isRecordId(clientId) && mayEnterClient(clientId));
  if (!area.detail || !isReached || !ability.can('list', area.name)) return <ValueText lines text={text} />;
  return (
    <Link
      to={`${areaPath(area, Number(clientId))}/${encodeURIComponent(number)}`}
      translate="no"
      className="cell-text cell-lines cell-link"
      {...(tabIndex !== undefined && { tabIndex })}
      // A click on the row opens the entry.
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
});
