/** What of the settings makes a portal unsafe. */
interface Judged {
  readonly publicUrl: string;
  readonly smtpUrl?: string;
  readonly outbox: 'off' | 'said' | 'by default';
  readonly signing: { readonly provider: string };
  readonly membership: boolean;
}

interface Said {
  /** Whether DEMO_DATA was set at all. */
  readonly demoData: boolean;
}

/**
 * What a portal lacks that people can reach from other machines. Each sentence names the variable and what to set. Without these a
 * stranger reads mailed links, signs in with the password that the README prints, or signs forms that no provider has seen.
 */
export const unsafeSettings = (settings: Judged, said: Said): readonly string[] => {
  const { publicUrl, smtpUrl, outbox, signing, membership } = settings;
  return [
    ...(publicUrl.startsWith('https:')
      ? []
      : [`PUBLIC_URL must be the https address at which people reach the portal, not "${publicUrl}".`]),
    ...(smtpUrl || outbox === 'said'
      ? []
      : [
          'SMTP_URL must name a mail server; or set OUTBOX=on to keep the mails and read them on this machine only.',
        ]),
    ...(signing.provider === 'stand-in' && membership
      ? [
          'SIGNING_PROVIDER must be docusign, because the stand-in proves no signature; or set MEMBERSHIP=off to close the membership form.',
        ]
      : []),
    ...(said.demoData
      ? []
      : [
          'DEMO_DATA must be off; or set DEMO_DATA=on for accounts whose password is public, in a portal for show only.',
        ]),
  ];
};
