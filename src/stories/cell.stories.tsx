import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Elements } from '@lib/elements';
import { useWords } from '@lib/i18n';
import { Cell, cellKindOf } from '@ui/cells/cell';
import { RowsContext } from '@ui/cells/cell-kind';
import { ValueSkeleton } from '@ui/cells/skeleton';
import { Cases } from './cases';
import { samples, type Sample } from './samples';

/** The width of a typical column, in which long values are cut off. */
const cellWidth = 210;

const SampleCells = ({ name, field, values }: Sample) => {
  const words = useWords({ name: 'workers' });
  const { align } = cellKindOf(field);
  const justifyContent = align === 'right' ? 'end' : 'start';
  const cells = Object.entries(values).map(([value, shown]): [string, Elements] => [
    `${name}: ${value}`,
    <Box key={value} sx={{ display: 'flex', maxWidth: cellWidth, justifyContent }}>
      <Cell name={name} field={field} value={shown} row={{ [name]: shown }} words={words} />
    </Box>,
  ]);
  const loading = (
    <Box sx={{ maxWidth: cellWidth }}>
      <ValueSkeleton kind={cellKindOf(field)} />
    </Box>
  );
  return (
    <Paper sx={{ p: 2 }} data-kind={field.kind}>
      <RowsContext value={Object.values(values).map((value) => ({ [name]: value }))}>
        <Cases of={{ ...Object.fromEntries(cells), [`${name}: loading`]: loading }} width={cellWidth} />
      </RowsContext>
    </Paper>
  );
};

export default { title: 'Cell' } satisfies Meta;

/** Every kind of field, as shown in lists and records. */
export const Kinds: StoryObj = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Object.values(samples)
        .flat()
        .map((sample) => (
          <SampleCells key={sample.name} {...sample} />
        ))}
    </Box>
  ),
};
