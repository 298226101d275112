import { describe, expect, test } from 'vitest';
import { areas } from '@resources';
import { inspectCommand } from '@scripts/inspect/command';

const run = (...args: string[]) => {
  let printed = '';
  const code = inspectCommand(args, (text) => {
    printed += text;
  });
  return { code, printed };
};

const read = (...args: string[]): unknown => JSON.parse(run(...args, '--json').printed);

describe('npm run inspect', () => {
  test('describes all resources and pages', () => {
    expect(read()).toMatchObject(areas.map(({ name, kind }) => ({ name, kind })));
  });

  test('has routes, fields, calls and the rights by role', () => {
    expect(read('members')).toMatchObject([
      {
        file: 'resources/members/resource.ts',
        flag: 'evoove_agency_administration',
        permissions: ['evoove_menu_administration'],
        routes: [
          '/evoove/administration',
          '/evoove/administration/new',
          '/evoove/administration/:id',
          '/evoove/administration/:id/edit',
        ],
        fields: { managed: 'boolean, computed', commission_pct: 'percent' },
        calls: expect.arrayContaining(['PUT /api/v1/evoove/administration/members/{id}']) as string[],
        rights: {
          'Agency Administrator': {
            may: ['list', 'create', 'edit', 'delete', 'activate', 'commission', 'deactivate'],
            hidden: [],
          },
        },
      },
    ]);
  });

  test('says which fields a role may not read', () => {
    const [{ rights }] = read('clients') as [{ rights: Record<string, { hidden: string[] }> }];
    expect(rights['Administrator']?.hidden).toEqual([]);
    expect(rights['PACT Administrator']?.hidden).toContain('total_past_due');
  });

  test('leaves out the calls of other areas below the same address', () => {
    const [{ calls }] = read('users') as [{ calls: string[] }];
    expect(calls).toContain('GET /api/v1/users/{id}');
    expect(calls.filter((call) => call.includes('/users/me'))).toEqual([]);
  });

  test('prints the same as text', () => {
    const { code, printed } = run('trash');
    expect(code).toBe(0);
    expect(printed).toBe(
      'trash (page, resources/trash/resource.ts)\n  Access\n    flag record_trash\n  Routes\n    /trash\n  Rights\n    Administrator  see',
    );
  });

  test('says which names are possible', () => {
    expect(run('memberz')).toEqual({
      code: 1,
      printed: expect.stringContaining(
        'There is no resource or page "memberz". Possible: clients,',
      ) as string,
    });
    expect(run('--jsn').code).toBe(1);
  });
});
