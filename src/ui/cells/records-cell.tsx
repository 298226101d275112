import Box from '@mui/material/Box';
import type { NamedRecord } from '@core/resource/field';
import { isRecordId } from '@core/resource/resource';
import { useAreas } from '@lib/portal-context';
import { type CellProps, EmptyValue, ValueText } from './cell-kind';
import { ClientName } from './text-cells';

const isNamed = (value: unknown): value is NamedRecord =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isRecordId(value.id) &&
  'name' in value &&
  typeof value.name === 'string';

/** The names of other records, one below the other, or of one. */
export const RecordsCell = ({ field, value }: CellProps) => {
  const registry = useAreas();
  const records = [value].flat().filter(isNamed);
  if (records.length === 0) return <EmptyValue />;
  const areClients = registry.some((area) => area.name === field.of && 'tenant' in area && area.tenant);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {records.map(({ id, name }) => (
        <li key={id}>{areClients ? <ClientName id={id} name={name} /> : <ValueText lines text={name} />}</li>
      ))}
    </Box>
  );
};
