/** The nonce of this page's content security policy, which the browser hides from scripts and keeps in the property. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
