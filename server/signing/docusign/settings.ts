export interface DocusignSettings {
  /** `https://demo.docusign.net` or the account's own base address, without a slash at the end. */
  readonly baseUrl: string;
  /** Where tokens are had; `https://account-d.docusign.com` for the developer environment. */
  readonly authUrl: string;
  readonly accountId: string;
  readonly integrationKey: string;
  /** The user on whose behalf envelopes are sent; has to have consented once. */
  readonly userId: string;
  /** RSA, as PEM: PKCS#8 or the PKCS#1 that DocuSign hands out. */
  readonly privateKey: string;
  /** Secrets of Connect; more than one while they are being changed. */
  readonly connectKeys: readonly string[];
  /** Where Connect reaches this server; no notices are asked for unless it is https. */
  readonly publicUrl: string;
}
