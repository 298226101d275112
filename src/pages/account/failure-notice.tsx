import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Failure } from './failure';
import { InlineNotice } from '@ui/feedback/inline-notice';

/** Returns a title and, if there is more to say, a second line that tells the user what to do. */
const useFailureText = (failure: Failure): readonly [title: string, detail?: string] => {
  const { t } = useTranslation('account');
  switch (failure.kind) {
    case 'credentials':
      return [t('failure.credentials')];
    case 'expired':
      return [t('login.codeExpired')];
    case 'too-many':
      return failure.minutes === undefined
        ? [t('failure.tooManyLater')]
        : [t('failure.tooMany.count', { count: failure.minutes })];
    case 'starting':
      return [t('failure.starting'), t('failure.startingText')];
    default:
      return [t('failure.title'), t(`failure.${failure.kind}`)];
  }
};

/** The error message above the first field. It is announced at once and stays until the next attempt. */
export function FailureNotice({ failure }: { readonly failure: Failure }) {
  const [title, detail] = useFailureText(failure);
  return (
    <InlineNotice severity={failure.kind === 'starting' ? 'info' : 'error'} sx={{ mb: 2.5 }}>
      <Box component="p" sx={{ m: 0, ...(detail !== undefined && { fontWeight: 600 }) }}>
        {title}
      </Box>
      {detail !== undefined && (
        <Box component="p" sx={{ m: 0 }}>
          {detail}
        </Box>
      )}
    </InlineNotice>
  );
}
