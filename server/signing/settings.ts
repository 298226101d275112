import { itemsOf, rule, type Variables } from '../settings/variables';

/** The e-signature provider. The stand-in needs no settings. DocuSign is only used with these settings. */
export type SigningSettings =
  | { readonly provider: 'stand-in' }
  | {
      readonly provider: 'docusign';
      readonly baseUrl: string;
      readonly authUrl: string;
      readonly accountId: string;
      readonly integrationKey: string;
      readonly userId: string;
      /** The file is read at startup. */
      readonly privateKeyFile: string;
      readonly connectKeys: readonly string[];
    };

/** The variables that DocuSign requires. */
export const signingRules = (
  [
    'DOCUSIGN_ACCOUNT_ID',
    'DOCUSIGN_INTEGRATION_KEY',
    'DOCUSIGN_USER_ID',
    'DOCUSIGN_PRIVATE_KEY_FILE',
    'DOCUSIGN_CONNECT_KEY',
  ] as const
).map((name) =>
  rule(
    name,
    (given) => given.SIGNING_PROVIDER !== 'docusign' || itemsOf(given[name]).length > 0,
    'must be set when SIGNING_PROVIDER is docusign.',
  ),
);

interface ReadSigning {
  readonly signing: SigningSettings;
  /** Hosts of external signing pages that the form may redirect to. */
  readonly signingHosts: readonly string[];
}

const developerHost = 'demo.docusign.net';

export const signingOf = (given: Variables): ReadSigning => {
  const hosts = itemsOf(given.SIGNING_HOSTS);
  if (given.SIGNING_PROVIDER !== 'docusign')
    return { signing: { provider: 'stand-in' }, signingHosts: hosts };
  const baseUrl = given.DOCUSIGN_BASE_URL;
  const { host } = new URL(baseUrl);
  const authHost = host === developerHost ? 'account-d.docusign.com' : 'account.docusign.com';
  return {
    signing: {
      provider: 'docusign',
      baseUrl,
      authUrl: given.DOCUSIGN_AUTH_URL ?? `https://${authHost}`,
      accountId: given.DOCUSIGN_ACCOUNT_ID,
      integrationKey: given.DOCUSIGN_INTEGRATION_KEY,
      userId: given.DOCUSIGN_USER_ID,
      privateKeyFile: given.DOCUSIGN_PRIVATE_KEY_FILE,
      connectKeys: itemsOf(given.DOCUSIGN_CONNECT_KEY),
    },
    signingHosts: hosts.length > 0 ? hosts : [host],
  };
};
