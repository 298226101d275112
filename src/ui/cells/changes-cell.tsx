import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '../../core/resource/field';
import { useResourceWords } from '../../lib/i18n';
import { Absent } from './absent';
import type { CellKind, CellProps } from './cell-kind';
import { textOf } from './text-of';

const isChange = (value: unknown): value is FieldChange =>
  typeof value === 'object' && value !== null && typeof (value as { field?: unknown }).field === 'string';

/** A value as text, whatever its type; empty when there is none. */
const written = (value: unknown): string => {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return textOf(value);
  return Array.isArray(value) ? value.map(written).join(', ') : JSON.stringify(value);
};

/** What a write changed: each field by the name that its own area gives it, with the value before and after. */
const ChangesCell = ({ value, row }: CellProps) => {
  const { t } = useTranslation('list');
  const words = useResourceWords();
  const changes = Array.isArray(value) ? value.filter(isChange) : [];
  if (changes.length === 0) return <Absent />;
  const nameOf = (field: string) => words(textOf(row['resource']), `fields.${field}`) || field;
  const shown = (text: unknown) => written(text) || t('changes.empty');
  const told = (change: FieldChange) =>
    'secret' in change
      ? t('changes.secret')
      : t('changes.line', { before: shown(change.before), after: shown(change.after) });
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1 }}>
      {changes.map((change, index) => (
        <Box key={index} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            {nameOf(change.field) || t('changes.empty')}
          </Box>
          {told(change)}
        </Box>
      ))}
    </Box>
  );
};

export const changesCell: CellKind = {
  Cell: ChangesCell,
  align: 'left',
  minWidth: 240,
  flex: 1,
  bone: { shape: 'text', width: 160 },
};
