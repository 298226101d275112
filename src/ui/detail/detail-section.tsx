import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '@core/resource/kinds';
import { fieldOf, type Resource, wholeRecord } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { Cell, cellKindOf } from '../cells/cell';
import type { Row } from '../cells/cell-kind';
import { ValueSkeleton } from '../cells/skeleton';
import { NightlyIcon } from '../list/nightly-icon';
import { visuallyHidden } from '../list/visually-hidden';

interface DetailSectionProps {
  readonly resource: Resource;
  readonly name: string;
  readonly fields: readonly string[];
  /** Undefined while it loads: skeletons are shown for the values. */
  readonly record: Row | undefined;
}

/**
 * One section of a record: its fields with labels. Long values wrap, and line breaks are kept. Renders nothing
 * without fields.
 */
export const DetailSection = ({ resource, name, fields, record }: DetailSectionProps) => {
  const { t } = useTranslation(['list', 'detail']);
  const words = useWords(resource);
  const id = useId();
  const isLeftOut = (field: string) =>
    fieldOf(resource, field).onceKnown === true && (record?.[field] ?? '') === '';
  const shown = fields.filter((field) => !isLeftOut(field));
  if (shown.length === 0) return null;
  const isNightly = (field: string) => fieldOf(resource, field).nightly === true;
  // Comparisons and changes need the full width. If such a field is alone in its section, the section's title is its label.
  const isWide = (field: string) => kindOf(fieldOf(resource, field)).isWide === true;
  const valueOf = (field: string, index: number) => {
    const spec = fieldOf(resource, field);
    if (!record) return <ValueSkeleton kind={cellKindOf(spec)} index={index} />;
    return <Cell name={field} field={spec} value={record[field]} row={record} words={words} />;
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {name === wholeRecord ? t('detail:whole') : words(`sections.${name}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map((field, index) => (
          <Box
            key={field}
            sx={{
              display: 'grid',
              gridTemplateColumns: isWide(field) ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 3fr)',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              component="dt"
              variant="body2"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                color: 'text.secondary',
                ...(isWide(field) && fields.length === 1 && visuallyHidden),
              }}
            >
              <span>{words(`fields.${field}`)}</span>
              {isNightly(field) && <NightlyIcon />}
            </Typography>
            <Box
              component="dd"
              sx={{
                m: 0,
                minWidth: 0,
                typography: 'body1',
                '& .cell-text': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
              }}
            >
              {valueOf(field, index)}
            </Box>
          </Box>
        ))}
      </Box>
      {fields.some(isNightly) && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('nightly')}
        </Typography>
      )}
    </Box>
  );
};
