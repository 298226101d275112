import { dateAnchor, signatureAnchor } from '@server/pdf/signature-position';
import { toBase64 } from '@server/words/base64';
import type { EnvelopeRequest, Signer } from '../provider';
import type { DocusignSettings } from './settings';

/**
 * Maximum length of a recipient's name. Envelope and view must use the same name, or DocuSign does not find the
 * recipient.
 */
const maxNameLength = 100;

export const recipientOf = ({ name, email, reference }: Signer) => ({
  userName: Array.from(name).slice(0, maxNameLength).join(''),
  email,
  // Makes the recipient an embedded one: DocuSign sends no mail, and the signing page is requested with `createView`.
  clientUserId: reference,
});

const anchored = (anchorString: string, yOffset: number) => ({
  anchorString,
  anchorUnits: 'pixels',
  anchorXOffset: '0',
  anchorYOffset: String(yOffset),
  anchorIgnoreIfNotPresent: 'false',
});

const notification = (publicUrl: string) => ({
  url: `${publicUrl}/api/pact-form/webhooks/docusign`,
  requireAcknowledgment: 'true',
  loggingEnabled: 'true',
  includeHMAC: 'true',
  deliveryMode: 'SIM',
  events: ['envelope-completed', 'envelope-declined', 'envelope-voided'],
  eventData: { version: 'restv2.1', format: 'json', includeData: [] },
});

/** The body of `Envelopes: create`: one document, one embedded signer, sent immediately. */
export const envelopeDefinition = (
  { key, signer, language, title, document }: EnvelopeRequest,
  { publicUrl }: Pick<DocusignSettings, 'publicUrl'>,
) => {
  const { userName, email, clientUserId } = recipientOf(signer);
  return {
    status: 'sent',
    emailSubject: title,
    // Distinguishes a repeated request from a new one.
    transactionId: key,
    documents: [{ documentId: '1', name: title, fileExtension: 'pdf', documentBase64: toBase64(document) }],
    recipients: {
      signers: [
        {
          recipientId: '1',
          routingOrder: '1',
          name: userName,
          email,
          clientUserId,
          emailNotification: { supportedLanguage: language, emailSubject: title, emailBody: title },
          tabs: {
            signHereTabs: [{ documentId: '1', ...anchored(signatureAnchor, -4) }],
            dateSignedTabs: [{ documentId: '1', ...anchored(dateAnchor, -8) }],
          },
        },
      ],
    },
    ...(publicUrl.startsWith('https:') && { eventNotification: notification(publicUrl) }),
  };
};
