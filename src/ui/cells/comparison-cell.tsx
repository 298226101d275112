import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@core/format/date';
import { formatPhone } from '@core/format/person';
import type { ComparedFact } from '@core/resource/field';
import { type CellProps, EmptyValue } from './cell-kind';
import { Chip } from './chip';

const isFact = (value: unknown): value is ComparedFact => {
  const { name, left, right } = (value ?? {}) as Record<string, unknown>;
  return [name, left, right].every((one) => typeof one === 'string');
};

const cell = {
  px: { xs: 0.5, sm: 1 },
  py: 1,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

const formatters = { date: formatDate, phone: formatPhone } as const;

/** Formats dates and phone numbers; other texts are unchanged. */
const formatFact = (text: string, kind: ComparedFact['kind']): string =>
  (kind && formatters[kind](text)) || text;

/**
 * A table of facts from two sides, over the full width of the record's view. Differences are marked with a text as
 * well as a color.
 */
export const ComparisonCell = ({ name, value, words }: CellProps) => {
  const { t } = useTranslation('detail');
  const facts = Array.isArray(value) ? value.filter(isFact) : [];
  if (facts.length === 0) return <EmptyValue />;
  const word = (key: string) => words(`values.${name}.${key}`) || key;
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& tr': { borderBottom: 1, borderColor: 'divider' },
        '& tbody tr:last-of-type': { borderBottom: 0 },
        '& th': { ...cell, typography: 'body2', color: 'text.secondary' },
        '& td': cell,
      }}
    >
      <thead>
        <tr>
          <Box component="td" sx={{ width: '38%' }} />
          <th scope="col">{word('left')}</th>
          <th scope="col">{word('right')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <Box component="tr" key={fact.name} sx={fact.differs ? { bgcolor: 'chip.warning.fill' } : {}}>
            <th scope="row">
              <span>{word(fact.name)}</span>
              {fact.differs && (
                <Box sx={{ mt: 0.5, whiteSpace: 'nowrap' }}>
                  <Chip meaning="warning" label={t('differs')} />
                </Box>
              )}
            </th>
            <td translate="no">{formatFact(fact.left, fact.kind) || <EmptyValue />}</td>
            <td translate="no">{formatFact(fact.right, fact.kind) || <EmptyValue />}</td>
          </Box>
        ))}
      </tbody>
    </Box>
  );
};
