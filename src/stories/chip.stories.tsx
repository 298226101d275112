import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { resources } from '@resources';
import type { ReactNode } from 'react';
import type { Field } from '@core/resource/field';
import type { Elements } from '@lib/elements';
import { useWords } from '@lib/i18n';
import { Cell } from '@ui/cells/cell';
import { Chip } from '@ui/cells/chip';
import { ComplianceChip } from '@ui/kpi/figure-tiles';
import { Cases } from './cases';

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
);

interface DeclaredProps {
  readonly area: string;
  readonly name: string;
  readonly field: Field;
}

const DeclaredChips = ({ area, name, field }: DeclaredProps) => {
  const words = useWords({ name: area });
  return (
    <Row>
      {Object.keys(field.values ?? {}).map((value) => (
        <Box key={value} data-chip={`${area}.${name}.${value}`} sx={{ display: 'flex', minWidth: 0 }}>
          <Cell name={name} field={field} value={value} row={{ [name]: value }} words={words} />
        </Box>
      ))}
    </Row>
  );
};

const meanings = ['success', 'warning', 'error', 'gray'] as const;

const declared = resources.flatMap(({ name: area, fields }) =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'status')
    .map(([name, field]) => [
      `${area} ${name}`,
      <DeclaredChips key={`${area} ${name}`} area={area} name={name} field={field} />,
    ]),
);

export default { title: 'Chip' } satisfies Meta;

export const Meanings: StoryObj = {
  render: () => (
    <Row>
      {meanings.map((meaning) => (
        <Chip key={meaning} meaning={meaning} label={meaning} />
      ))}
    </Row>
  ),
};

export const Compliance: StoryObj = {
  render: () => (
    <Row>
      {[0.3, 0.7, 1].map((fraction) => (
        <ComplianceChip key={fraction} fraction={fraction} />
      ))}
    </Row>
  ),
};

/** Every value of every declared status. */
export const Declared: StoryObj = {
  render: () => <Cases of={Object.fromEntries(declared) as Record<string, Elements>} />,
};
