import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import LinkOff from '@mui/icons-material/LinkOff';
import { useTranslation } from 'react-i18next';
import { ByMail } from './by-mail';
import { Lead } from './lead';
import { ResultIcon } from './result-icon';
import { StepHeading } from './step-heading';
import type { Membership } from './use-membership';

const messages = {
  'already-signed': { title: 'done.signedTitle', text: 'done.signedText', isGood: true },
  'already-member': { title: 'done.memberTitle', text: 'done.memberText', isGood: true },
  'link-gone': { title: 'link.goneTitle', text: 'link.goneText', isGood: false },
  'closed-account': { title: 'link.closedTitle', text: 'link.closedAccountText', isGood: false },
  closed: { title: 'link.closedTitle', text: 'link.closedText', isGood: false },
  'link-expired': { title: 'link.expiredTitle', text: 'link.expiredText', isGood: false },
} as const;

interface MessageViewProps extends Partial<Pick<Membership, 'mailCopy'>> {
  readonly view: keyof typeof messages;
}

/** A message for states that need no action. Members can have their signed form mailed again. */
export const MessageView = ({ view, mailCopy = null }: MessageViewProps) => {
  const { t } = useTranslation('membership');
  const { title, text, isGood } = messages[view];
  return (
    <>
      <ResultIcon isWarning={!isGood}>{isGood ? <HowToRegOutlined /> : <LinkOff />}</ResultIcon>
      <StepHeading isCentred>{t(title)}</StepHeading>
      <Lead isCentred>{t(text)}</Lead>
      {isGood && <Lead isCentred>{t('done.closeOnly')}</Lead>}
      {isGood && mailCopy && <ByMail texts="copyByMail" send={mailCopy} />}
    </>
  );
};
