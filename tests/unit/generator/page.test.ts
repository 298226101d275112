import { format } from 'oxfmt';
import { describe, expect, test } from 'vitest';
import { runPageCommand } from '@scripts/new-page/command';
import { runGenerator as run } from './run-generator';

const runGenerator = (args: readonly string[], options = {}) =>
  run(args, { ...options, command: runPageCommand });

const paths = [
  'resources/pay-week/resource.ts',
  'resources/pay-week/ui/page.tsx',
  'locales/en/resources/pay-week.ts',
  'locales/es/resources/pay-week.ts',
];
const payWeek = ['--name', 'pay-week', '--title', 'Pay week/Semana de pago'];

describe('npm run new:page', () => {
  test('writes a declaration, a component and texts, in the project’s format', async () => {
    const { code, printed, read } = await runGenerator(payWeek);
    expect(code).toBe(0);
    for (const path of paths) {
      expect(printed).toContain(path);
      const formatted = await format(path, read(path), { printWidth: 110, singleQuote: true });
      expect(formatted.code).toBe(read(path));
    }
    const [declaration = '', component = '', en = '', es = ''] = paths.map(read);
    expect(declaration).toContain("path: 'pay-week',\n  scope: 'client',");
    expect(declaration).toContain(
      "access: { flag: newFlag('eip_pay_week'), permissions: [newPermission('eip_menu_pay_week')] },",
    );
    expect(declaration).toMatch(/menu: \{ icon: 'checklist', group: 'workforce', order: \d+ \}/);
    expect(component).toContain('export default PayWeekPage;');
    expect(en).toContain("title: 'Pay week',");
    expect(es).toContain("title: 'Semana de pago',");
  });

  test('writes a page for all users of a scope', async () => {
    const { read } = await runGenerator([
      ...payWeek,
      ...['--scope', 'global', '--flag', 'none', '--permission', 'none', '--icon', 'history'],
    ]);
    const declaration = read(paths[0] ?? '');
    expect(declaration).toContain('access: { permissions: [] },');
    expect(declaration).toContain("icon: 'history', group: 'start'");
    expect(declaration).not.toContain('@core/access/names');
  });

  test('asks for what the flags leave open', async () => {
    const answers = ['pay-week', '', 'agency', '', '', '', ''].join('\n');
    const { code, read } = await runGenerator([], { typed: answers });
    expect(code).toBe(0);
    expect(read(paths[0] ?? '')).toContain("newPermission('evoove_menu_pay_week')");
    expect(read(paths[2] ?? '')).toContain("title: 'Pay week',");
  });

  test.each<[args: string[], complaint: RegExp]>([
    [['--name', 'claims', '--title', 'x'], /claims is in use/],
    [['--name', 'Pay', '--title', 'x'], /kebab-case/],
    [[...payWeek, '--scope', 'world'], /"world" is not a scope/],
    [[...payWeek, '--permission', 'eip_menu_claims'], /eip_menu_claims is in use/],
    [[...payWeek, '--fields', 'x'], /"npm run new:page -- --help" lists the flags/],
  ])('rejects %j', async (args, complaint) => {
    const { code, printed } = await runGenerator(args);
    expect({ code, printed }).toEqual({ code: 1, printed: expect.stringMatching(complaint) as string });
  });
});
