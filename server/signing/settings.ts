import type { Reader } from '../settings/reader';

/** Who has documents signed. The stand-in needs nothing; DocuSign is built only from these settings. */
export type SigningSettings =
  | { readonly provider: 'stand-in' }
  | {
      readonly provider: 'docusign';
      readonly baseUrl: string;
      readonly authUrl: string;
      readonly accountId: string;
      readonly integrationKey: string;
      readonly userId: string;
      /** Read at the start. */
      readonly privateKeyFile: string;
      readonly connectKeys: readonly string[];
    };

const developerHost = 'demo.docusign.net';

const required = (reader: Reader, name: string): string => {
  const value = reader.text(name);
  if (!value) reader.complain(`${name} must be set when SIGNING_PROVIDER is docusign.`);
  return value ?? '';
};

interface ReadSigning {
  readonly signing: SigningSettings;
  /** Hosts of signing pages elsewhere, which the form may send people to. */
  readonly signingHosts: readonly string[];
}

/** Complains of each wrong or missing value. */
export const readSigning = (reader: Reader): ReadSigning => {
  const provider = reader.text('SIGNING_PROVIDER') ?? 'stand-in';
  const hosts = reader.list('SIGNING_HOSTS');
  if (provider !== 'docusign') {
    if (provider !== 'stand-in')
      reader.complain(`SIGNING_PROVIDER must be stand-in or docusign, not "${provider}".`);
    return { signing: { provider: 'stand-in' }, signingHosts: hosts };
  }
  const baseUrl = reader.address('DOCUSIGN_BASE_URL', `https://${developerHost}`);
  const { host } = new URL(baseUrl);
  const authHost = host === developerHost ? 'account-d.docusign.com' : 'account.docusign.com';
  // Said to be missing where it is empty, no matter how the list reads it.
  required(reader, 'DOCUSIGN_CONNECT_KEY');
  return {
    signing: {
      provider,
      baseUrl,
      authUrl: reader.address('DOCUSIGN_AUTH_URL', `https://${authHost}`),
      accountId: required(reader, 'DOCUSIGN_ACCOUNT_ID'),
      integrationKey: required(reader, 'DOCUSIGN_INTEGRATION_KEY'),
      userId: required(reader, 'DOCUSIGN_USER_ID'),
      privateKeyFile: required(reader, 'DOCUSIGN_PRIVATE_KEY_FILE'),
      connectKeys: reader.list('DOCUSIGN_CONNECT_KEY'),
    },
    signingHosts: hosts.length > 0 ? hosts : [host],
  };
};
