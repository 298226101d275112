import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { callsOf } from '@core/openapi/describe';
import type { ApiDocument } from '@core/openapi/document';
import { CallEntry } from './call-entry';

const partId = (tag: string): string => `tag-${tag}`;

/** The parts of the API with their operations, and links to each part. */
export const ApiParts = ({ document: api }: { readonly document: ApiDocument }) => {
  const { t } = useTranslation('api-page');
  const targetId = useLocation().hash.slice(1);
  useEffect(() => {
    if (targetId) document.getElementById(targetId)?.scrollIntoView();
  }, [targetId]);
  return (
    <>
      <Box
        component="nav"
        aria-label={t('contents')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mb: 3 }}
      >
        {api.tags.map(({ name, description }) => (
          <Link key={name} href={`#${partId(name)}`} sx={{ py: 0.75 }}>
            {description}
          </Link>
        ))}
      </Box>
      {api.tags.map(({ name, description }) => (
        <Box
          key={name}
          component="section"
          aria-labelledby={partId(name)}
          sx={{ mb: 4, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Typography variant="h2" id={partId(name)} sx={{ scrollMarginTop: 80 }}>
            {description}
          </Typography>
          {callsOf(api, name).map((call) => (
            <CallEntry
              key={call.operation.operationId}
              document={api}
              call={call}
              isTarget={targetId === call.operation.operationId}
            />
          ))}
        </Box>
      ))}
    </>
  );
};
