import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { ByMail } from './by-mail';
import { Lead } from './lead';
import { useOwnCopy } from './use-own-copy';
import { ResultIcon } from './result-icon';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

/** Step 5: signed. Shows where the server sent the copy. */
export const DoneView = ({ flow, company, ownCopy, mailCopy }: Membership) => {
  const { t } = useTranslation('membership');
  const copy: Elements = useOwnCopy(ownCopy);
  const { result } = flow;
  if (result?.kind !== 'done') return null;
  const { isProcessing, emailMasked } = result;
  const words = isProcessing ? 'soon' : 'sent';
  return (
    <>
      <ResultIcon>
        <MarkEmailReadOutlined />
      </ResultIcon>
      <StepHeading isCentred>{t('done.title')}</StepHeading>
      {/* The text changes while it is shown, when the copy has been sent. */}
      <Box role="status">
        <Lead isCentred>{t(emailMasked === null ? `done.${words}Nowhere` : `done.${words}`)}</Lead>
        {emailMasked !== null && (
          <Typography
            translate="no"
            sx={{ mt: 0.5, textAlign: 'center', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {emailMasked}
          </Typography>
        )}
      </Box>
      {company !== null && (
        <Box
          component="dl"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            m: 0,
            mt: 4,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t('done.company')}
          </Box>
          <Box component="dd" translate="no" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
            {company}
          </Box>
        </Box>
      )}
      {copy}
      <Box sx={{ mt: 3 }}>
        <Lead isCentred>{t('done.close')}</Lead>
      </Box>
      {mailCopy && !isProcessing && <ByMail texts="copyByMail" send={mailCopy} />}
    </>
  );
};
