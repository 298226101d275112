import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '@core/calls/call';
import type { formSummaryCall, signedCopyCall } from '@core/calls/signing';
import { saveFile } from '@lib/download';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Button } from '@ui/form/button';
import { Actions } from './actions';

type Sections = AnswerOf<typeof formSummaryCall>['sections'];

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

const Summary = ({ sections }: { readonly sections: Sections }) => (
  <Box sx={{ display: 'grid', gap: 3, mt: 3 }}>
    {sections.map(({ title, lines }) => (
      <Box component="section" key={title}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Box component="dl" sx={{ m: 0, '& > div': { py: 0.75, borderBottom: 1, borderColor: 'divider' } }}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {label}
              </Box>
              <Box component="dd" translate="no" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </div>
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

export interface OwnCopyProps {
  readonly read: (part: 'summary' | 'signed-copy') => Promise<unknown>;
}

/** The signed form, to view and to download. If it cannot be loaded, the applicant still has the copy sent by email. */
export const OwnCopy = ({ read }: OwnCopyProps) => {
  const { t } = useTranslation('membership');
  const [sections, setSections] = useState<Sections>([]);
  const [hasFailed, setFailed] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    setFailed(false);
    work().catch(() => setFailed(true));
  };
  const show = async () => {
    const answer = (await read('summary')) as AnswerOf<typeof formSummaryCall>;
    setSections(answer.sections);
  };
  const save = async () => {
    const { content, file_name: name } = (await read('signed-copy')) as AnswerOf<typeof signedCopyCall>;
    saveFile(new Blob([bytesOf(content)], { type: 'application/pdf' }), name);
  };
  const isShown = sections.length > 0;
  return (
    <>
      <Actions isCentred>
        <Button variant="contained" size="large" onClick={() => attempt(save)}>
          {t('done.pdf')}
        </Button>
        <Button
          variant="outlined"
          size="large"
          aria-expanded={isShown}
          onClick={() => (isShown ? setSections([]) : attempt(show))}
        >
          {t(isShown ? 'done.hide' : 'done.answers')}
        </Button>
      </Actions>
      {hasFailed && (
        <InlineNotice severity="info" sx={{ mt: 2 }}>
          {t('done.copyFailed')}
        </InlineNotice>
      )}
      {isShown && <Summary sections={sections} />}
    </>
  );
};
