export type AuditResult = { readonly unanswered: string } | { readonly found: readonly string[] };
export const parseAuditReport: (text: string) => AuditResult;
