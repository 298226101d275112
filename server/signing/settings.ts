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

type Read = (name: string) => string | undefined;

const developerHost = 'demo.docusign.net';

const required = (read: Read, name: string): string => {
  const value = read(name);
  if (!value) throw new Error(`${name} must be set when SIGNING_PROVIDER is docusign.`);
  return value;
};

/** Items of a list that commas separate. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

interface ReadSigning {
  readonly signing: SigningSettings;
  /** Hosts of signing pages elsewhere, which the form may send people to. */
  readonly signingHosts: readonly string[];
}

/** `addressOf` checks and tidies an address. Throws an Error with one clear sentence for a wrong or missing value. */
export const readSigning = (read: Read, addressOf: (name: string, text: string) => string): ReadSigning => {
  const provider = read('SIGNING_PROVIDER') ?? 'stand-in';
  const hosts = listOf(read('SIGNING_HOSTS') ?? '');
  if (provider === 'stand-in') return { signing: { provider }, signingHosts: hosts };
  if (provider !== 'docusign')
    throw new Error(`SIGNING_PROVIDER must be stand-in or docusign, not "${provider}".`);
  const baseUrl = addressOf('DOCUSIGN_BASE_URL', read('DOCUSIGN_BASE_URL') ?? `https://${developerHost}`);
  const { host } = new URL(baseUrl);
  const authHost = host === developerHost ? 'account-d.docusign.com' : 'account.docusign.com';
  return {
    signing: {
      provider,
      baseUrl,
      authUrl: addressOf('DOCUSIGN_AUTH_URL', read('DOCUSIGN_AUTH_URL') ?? `https://${authHost}`),
      accountId: required(read, 'DOCUSIGN_ACCOUNT_ID'),
      integrationKey: required(read, 'DOCUSIGN_INTEGRATION_KEY'),
      userId: required(read, 'DOCUSIGN_USER_ID'),
      privateKeyFile: required(read, 'DOCUSIGN_PRIVATE_KEY_FILE'),
      connectKeys: listOf(required(read, 'DOCUSIGN_CONNECT_KEY')),
    },
    signingHosts: hosts.length > 0 ? hosts : [host],
  };
};
