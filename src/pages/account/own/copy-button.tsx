import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@ui/form/button';
import { visuallyHidden } from '@ui/list/visually-hidden';
import { InlineNotice } from '@ui/feedback/inline-notice';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly onCopied?: () => void;
}

/** Copies a text to the clipboard and shows the result. Fails visibly in browsers without clipboard access. */
export const CopyButton = ({ text, label, onCopied }: CopyButtonProps) => {
  const { t } = useTranslation('my-account');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
        {outcome === 'copied' ? t('codes.copied') : label}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {outcome === 'copied' && t('codes.copied')}
      </Box>
      {outcome === 'failed' && <InlineNotice severity="error">{t('codes.copyFailed')}</InlineNotice>}
    </>
  );
};
