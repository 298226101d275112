import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@lib/download';
import { Sentence } from '@ui/feedback/sentence';
import { Button } from '@ui/form/button';
import { CopyButton } from './copy-button';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly address: string;
  /** Called when the codes were copied, printed or saved. */
  readonly onSaved: () => void;
}

const sheetClass = 'recovery-sheet';

/** Prints only the codes, black on white. */
const printStyles = (
  <GlobalStyles
    styles={{
      [`.${sheetClass} > p`]: { display: 'none' },
      '@media print': {
        // Some components set `visibility` themselves.
        'body *': { visibility: 'hidden !important' },
        [`.${sheetClass}, .${sheetClass} *`]: { visibility: 'visible !important', color: '#000' },
        [`.${sheetClass}`]: { position: 'fixed', inset: '2cm', background: '#fff' },
        [`.${sheetClass} > p`]: { display: 'block' },
      },
    }}
  />
);

/** The recovery codes, with three ways to save them. */
export const RecoveryCodes = ({ codes, address, onSaved }: RecoveryCodesProps) => {
  const { t } = useTranslation(['my-account', 'common']);
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone. The list gets the focus, so that it is read.
  useEffect(() => list.current?.focus(), []);
  const heading = t('codes.heading', { app: t('common:appName'), address });
  const save = () => {
    saveFile(new Blob([[heading, '', ...codes, ''].join('\n')], { type: 'text/plain' }), t('codes.file'));
    onSaved();
  };
  const print = () => {
    window.print();
    onSaved();
  };
  return (
    <>
      {printStyles}
      <Box className={sheetClass}>
        <p>
          <Sentence text={heading} value={address} />
        </p>
        <Box
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={t('codes.list')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: '8px 16px',
            m: 0,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'subtle',
            listStyle: 'none',
            textAlign: 'center',
          }}
        >
          {codes.map((code) => (
            <li key={code}>
              <Box component="code" translate="no" sx={{ fontSize: 16, lineHeight: '24px' }}>
                {code}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} onCopied={onSaved} />
        <Button variant="outlined" startIcon={<Print />} onClick={print}>
          {t('codes.print')}
        </Button>
        <Button variant="outlined" startIcon={<Download />} onClick={save}>
          {t('codes.download')}
        </Button>
      </Box>
    </>
  );
};
