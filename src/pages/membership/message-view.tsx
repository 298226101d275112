import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import LinkOff from '@mui/icons-material/LinkOff';
import { useTranslation } from 'react-i18next';
import { Lead } from './lead';
import { ResultIcon } from './result-icon';
import { StepHeading } from './step-heading';

const messages = {
  'already-signed': { title: 'done.signedTitle', text: 'done.signedText', isGood: true },
  'already-member': { title: 'done.memberTitle', text: 'done.memberText', isGood: true },
  'link-gone': { title: 'link.goneTitle', text: 'link.goneText', isGood: false },
  'closed-account': { title: 'link.closedTitle', text: 'link.closedAccountText', isGood: false },
  closed: { title: 'link.closedTitle', text: 'link.closedText', isGood: false },
  'link-expired': { title: 'link.expiredTitle', text: 'link.expiredText', isGood: false },
} as const;

/** A message for states that need no action. */
export const MessageView = ({ view }: { readonly view: keyof typeof messages }) => {
  const { t } = useTranslation('membership');
  const { title, text, isGood } = messages[view];
  return (
    <>
      <ResultIcon isWarning={!isGood}>{isGood ? <HowToRegOutlined /> : <LinkOff />}</ResultIcon>
      <StepHeading isCentred>{t(title)}</StepHeading>
      <Lead isCentred>{t(text)}</Lead>
      {isGood && <Lead isCentred>{t('done.closeOnly')}</Lead>}
    </>
  );
};
