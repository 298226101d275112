/** Severities that stop a build. */
const stopping = ['high', 'critical'];

/**
 * What a report of `npm audit --json` means: `unanswered` where no registry answered it, otherwise the packages to replace, which are
 * none in a good case.
 */
export const judge = (text) => {
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
    .filter(({ severity }) => stopping.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`);
  return { found };
};
