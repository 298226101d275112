import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '@core/resource/resource';
import type { DetailedResource } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { Cell } from '../cells/cell';
import { Placeholder } from '../cells/skeleton';
import { recordTitle } from '../list/record-identity';
import { visuallyHidden } from '../list/visually-hidden';
import type { Detail } from './use-detail';

interface DetailHeadingProps {
  readonly resource: DetailedResource;
  readonly detail: Detail;
  /** The id of the heading, which labels the drawer. */
  readonly id: string;
  /** The level: a page's heading, or a heading within a page. */
  readonly level: 'h1' | 'h2';
}

/** The record's name with its status. Without a record, a skeleton or the list's title. */
export const DetailHeading = ({ resource, detail, id, level }: DetailHeadingProps) => {
  const { t } = useTranslation('detail');
  const words = useWords(resource);
  const { record, chip, status } = detail;
  const shown = status === 'record' ? record : undefined;
  const text = shown ? recordTitle(shown, resource) : words('title');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minWidth: 0,
      }}
    >
      <Typography
        id={id}
        variant={level}
        component={level}
        tabIndex={-1}
        sx={{ minWidth: 0, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {status === 'loading' ? (
          <>
            <Box component="span" sx={visuallyHidden}>
              {t('loading')}
            </Box>
            <Placeholder width={184} height={16} margin="4px 0" />
          </>
        ) : (
          <span {...(shown && { translate: 'no' as const })}>{text}</span>
        )}
      </Typography>
      {shown && chip !== undefined && (
        <Cell name={chip} field={fieldOf(resource, chip)} value={shown[chip]} row={shown} words={words} />
      )}
    </Box>
  );
};

/** Below the heading, wrapping as needed: a long name leaves no room for buttons beside it. */
export const RecordActions = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, '&:empty': { display: 'none' } }}>
    {children}
  </Box>
);
