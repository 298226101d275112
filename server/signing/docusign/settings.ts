export interface DocusignSettings {
  /** `https://demo.docusign.net` or the account's own base address, without a trailing slash. */
  readonly baseUrl: string;
  /** Where to request tokens. `https://account-d.docusign.com` for the developer environment. */
  readonly authUrl: string;
  readonly accountId: string;
  readonly integrationKey: string;
  /** The user on whose behalf envelopes are sent. The user must have given consent once. */
  readonly userId: string;
  /** RSA key as PEM: PKCS#8, or PKCS#1 as DocuSign provides it. */
  readonly privateKey: string;
  /** Secrets of Connect. More than one during a rotation. */
  readonly connectKeys: readonly string[];
  /** Where Connect reaches this server. Notifications are only requested when it is https. */
  readonly publicUrl: string;
}
