import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useWords } from '@lib/i18n';
import { Cell, cellKindOf } from '@ui/cells/cell';
import { RowsContext } from '@ui/cells/cell-kind';
import { ValueSkeleton } from '@ui/cells/skeleton';
import { Case, Part } from '../part';
import { samples, type Sample } from '../samples';

/** The width of a usual column, in which long values have to be cut. */
const cellWidth = 210;

const SampleCells = ({ name, field, values }: Sample) => {
  const words = useWords({ name: 'workers' });
  const rows = Object.values(values).map((value) => ({ [name]: value }));
  const { align } = cellKindOf(field);
  return (
    <Paper sx={{ p: 2, display: 'grid', gap: 1.5 }} data-kind={field.kind}>
      <RowsContext value={rows}>
        {Object.entries(values).map(([value, shown]) => (
          <Case key={value} name={`${name}: ${value}`}>
            <Box
              sx={{
                display: 'flex',
                maxWidth: cellWidth,
                justifyContent: align === 'right' ? 'end' : 'start',
              }}
            >
              <Cell name={name} field={field} value={shown} row={{ [name]: shown }} words={words} />
            </Box>
          </Case>
        ))}
        <Case name={`${name}: loading`}>
          <Box sx={{ maxWidth: cellWidth }}>
            <ValueSkeleton kind={cellKindOf(field)} />
          </Box>
        </Case>
      </RowsContext>
    </Paper>
  );
};

/** Every kind of field, as lists and records draw it. */
export const Cells = () => (
  <Part name="Cell" column={250}>
    {Object.values(samples)
      .flat()
      .map((sample) => (
        <SampleCells key={sample.name} {...sample} />
      ))}
  </Part>
);
