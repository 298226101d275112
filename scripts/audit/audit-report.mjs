/** Severities that fail a build. */
const failingSeverities = ['high', 'critical'];

/**
 * Reads a report of `npm audit --json`. Returns `unanswered` when the registry sent no report, otherwise the packages to
 * replace, if any.
 */
export const parseAuditReport = (text) => {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { unanswered: 'no report' };
  }
  const { vulnerabilities, metadata } = report ?? {};
  if (!metadata?.vulnerabilities || !vulnerabilities)
    return { unanswered: report?.message ?? report?.error?.summary ?? 'no report' };
  const found = Object.values(vulnerabilities)
    .filter(({ severity }) => failingSeverities.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`);
  return { found };
};
