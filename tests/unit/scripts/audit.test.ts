import { describe, expect, test } from 'vitest';
import { parseAuditReport } from '@scripts/audit/audit-report.mjs';

const report = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity, range: '<2.0.0' }]),
    ),
    metadata: { vulnerabilities: { total: Object.keys(severities).length } },
  });

describe('the check of dependencies', () => {
  test('lists those with high and critical vulnerabilities', () => {
    expect(
      parseAuditReport(report({ one: 'critical', two: 'high', three: 'moderate', four: 'low' })),
    ).toEqual({
      found: ['one <2.0.0 (critical)', 'two <2.0.0 (high)'],
    });
    expect(parseAuditReport(report({ three: 'moderate' }))).toEqual({ found: [] });
    expect(parseAuditReport(report({}))).toEqual({ found: [] });
  });

  test.each([
    ['', 'no report'],
    ['npm: command not found', 'no report'],
    ['null', 'no report'],
    ['{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', '405 Method Not Allowed'],
    ['{"error":{"summary":"request to the registry failed"}}', 'request to the registry failed'],
  ])('does not treat a missing report as success: %s', (text, unanswered) => {
    expect(parseAuditReport(text)).toEqual({ unanswered });
  });
});
