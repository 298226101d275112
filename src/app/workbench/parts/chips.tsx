import Box from '@mui/material/Box';
import { resources } from '@resources';
import type { Field } from '@core/resource/field';
import { useWords } from '@lib/i18n';
import { Cell } from '@ui/cells/cell';
import { Chip } from '@ui/cells/chip';
import { ComplianceChip } from '@ui/kpi/figure-tiles';
import { Case, Part } from '../part';

interface DeclaredProps {
  readonly area: string;
  readonly name: string;
  readonly field: Field;
}

const DeclaredChips = ({ area, name, field }: DeclaredProps) => {
  const words = useWords({ name: area });
  return (
    <Case name={`${area} ${name}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(field.values ?? {}).map((value) => (
          <Box key={value} data-chip={`${area}.${name}.${value}`} sx={{ display: 'flex', minWidth: 0 }}>
            <Cell name={name} field={field} value={value} row={{ [name]: value }} words={words} />
          </Box>
        ))}
      </Box>
    </Case>
  );
};

const meanings = ['success', 'warning', 'error', 'gray'] as const;

/** The four meanings, and every value of every declared status. */
export const Chips = () => (
  <Part name="Chip" column={300}>
    <Case name="ChipMeaning">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {meanings.map((meaning) => (
          <Chip key={meaning} meaning={meaning} label={meaning} />
        ))}
      </Box>
    </Case>
    <Case name="ComplianceChip">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[0.3, 0.7, 1].map((fraction) => (
          <ComplianceChip key={fraction} fraction={fraction} />
        ))}
      </Box>
    </Case>
    {resources.flatMap(({ name: area, fields }) =>
      Object.entries(fields)
        .filter(([, { kind }]) => kind === 'status')
        .map(([name, field]) => (
          <DeclaredChips key={`${area} ${name}`} area={area} name={name} field={field} />
        )),
    )}
  </Part>
);
