import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from './document-title';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Shown right of the title; at most one contained button. */
  readonly actions?: ReactNode;
}

/**
 * Actions are right of title and subtitle. On phones the subtitle has its own row, and so have the actions if they do
 * not fit.
 */
const headerLayout = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplate: '"title actions" auto "subtitle actions" auto / 1fr auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: 2,
  rowGap: 0.25,
  minHeight: { xs: 44, sm: 40 },
  mb: 2.5,
  overflowWrap: 'break-word',
} as const;

/** A page's heading, which is also the document title. It never repeats the client. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <Box component="header" sx={headerLayout}>
    <DocumentTitle parts={[title]} />
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={{ gridArea: 'title', flex: '1 1 0', minWidth: 'min-content', outline: 'none' }}
    >
      {title}
    </Typography>
    {subtitle !== undefined && subtitle !== '' && (
      <Typography sx={{ gridArea: 'subtitle', order: 1, flexBasis: '100%', color: 'text.secondary' }}>
        {subtitle}
      </Typography>
    )}
    {actions !== undefined && (
      <Box sx={{ gridArea: 'actions', display: 'flex', flex: 'none', alignItems: 'center', gap: 1 }}>
        {actions}
      </Box>
    )}
  </Box>
);
