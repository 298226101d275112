import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerLines, bodyLines, parameterLines, type ApiCall } from '@core/openapi/describe';
import type { ApiDocument } from '@core/openapi/document';
import { LineTable } from './line-table';

const entryStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
  '& > summary': { px: 1.5, py: 1.25, minHeight: 44, cursor: 'pointer' },
  '&[open] > summary': { borderBottom: 1, borderColor: 'divider', bgcolor: 'subtle' },
} as const;

interface CallEntryProps {
  readonly document: ApiDocument;
  readonly call: ApiCall;
  /** Whether the page's address points to this operation. */
  readonly isTarget: boolean;
}

/** One operation of the API, collapsed until it is opened. */
export const CallEntry = ({ document, call, isTarget }: CallEntryProps) => {
  const { t } = useTranslation('api-page');
  // There are hundreds of operations: their tables are rendered only when they are opened.
  const [open, setOpen] = useState(isTarget);
  const { method, path, operation } = call;
  return (
    <Box
      component="details"
      id={operation.operationId}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={entryStyle}
    >
      <summary>
        <Box component="code" sx={{ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }}>
          <Box component="strong" sx={{ color: 'primary.main', mr: 1 }}>
            {method}
          </Box>
          <span>{path}</span>
        </Box>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {operation.summary}
        </Typography>
      </summary>
      {open && (
        <Box sx={{ px: 1.5, pt: 1.25, pb: 1.5 }}>
          {operation.description !== undefined && <Typography>{operation.description}</Typography>}
          {operation.security?.length === 0 && <Typography>{t('open')}</Typography>}
          <LineTable title={t('parameters')} lines={parameterLines(document, operation)} />
          <LineTable title={t('body')} lines={bodyLines(document, operation)} />
          <LineTable title={t('answers')} lines={answerLines(document, operation)} />
        </Box>
      )}
    </Box>
  );
};
