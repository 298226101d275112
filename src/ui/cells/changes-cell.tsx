import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '@core/format/date';
import { isolateBidi } from '@core/format/text';
import { isChange } from '@lib/field-change';
import { useResourceWords } from '@lib/i18n';
import { visuallyHidden } from '../list/visually-hidden';
import { type CellProps, EmptyValue } from './cell-kind';
import { textOf } from './text-cells';

/** Formats a value of any type as text; empty if there is none. */
export const formatValue = (value: unknown): string => {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null)
    return formatDate(value) || formatDateTime(value) || textOf(value);
  return Array.isArray(value) ? value.map(formatValue).join(', ') : JSON.stringify(value);
};

interface BeforeAfterProps {
  /** Already formatted; never empty. */
  readonly before: string;
  readonly after: string;
}

/** A value before and after a change. */
export const BeforeAfter = ({ before, after }: BeforeAfterProps) => {
  const { t } = useTranslation('list');
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {isolateBidi(before)}
      </Box>
      <ArrowForward sx={{ mx: 0.75, fontSize: '1em', verticalAlign: '-0.125em' }} />
      <Box component="span" sx={visuallyHidden}>
        {` ${t('changes.then')} `}
      </Box>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {isolateBidi(after)}
      </Box>
    </>
  );
};

/** The changes of a write: each field with its label from the record's own area, and the value before and after. */
export const ChangesCell = ({ value, row }: CellProps) => {
  const { t } = useTranslation('list');
  const words = useResourceWords();
  const changes = Array.isArray(value) ? value.filter(isChange) : [];
  if (changes.length === 0) return <EmptyValue />;
  const nameOf = (field: string) => words(textOf(row['resource']), `fields.${field}`) || field;
  /** Translates a value with the texts of the record's own area. */
  const translateValue = (field: string, content: unknown) => {
    const text = formatValue(content);
    const word = text && words(textOf(row['resource']), `values.${field}.${text}`);
    return word || text || t('changes.empty');
  };
  const renderChange = (change: (typeof changes)[number]) => {
    if ('secret' in change) return <span>{t('changes.secret')}</span>;
    const { field, before, after } = change;
    return <BeforeAfter before={translateValue(field, before)} after={translateValue(field, after)} />;
  };
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1 }}>
      {changes.map((change, index) => (
        <Box key={index} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {nameOf(change.field) || t('changes.empty')}
          </Box>
          {renderChange(change)}
        </Box>
      ))}
    </Box>
  );
};
