import fc from 'fast-check';
import { hostileText } from '@tests/helpers/arbitraries';
import { flags, permissions, type Rights, type Screen } from './spec-model';

/** Unknown permissions and flags, mixed with the rights of real kinds of user. */
const unknownName = fc.oneof(
  hostileText,
  fc.constantFrom('eip_menu_', 'eip_menu_payrolls', 'EIP_MENU_USERS', 'act_as_', 'eip_menu_constructor'),
);
const roles = permissions.filter((name) => name.startsWith('act_as_'));
const anyPermissions = fc
  .tuple(
    fc.subarray(roles, { maxLength: 2 }),
    fc.oneof(
      { weight: 4, arbitrary: fc.subarray(permissions) },
      { weight: 1, arbitrary: fc.constant(permissions) },
      { weight: 1, arbitrary: fc.subarray(permissions, { maxLength: 2 }) },
    ),
    fc.array(unknownName, { maxLength: 2 }),
  )
  .chain((parts) => {
    const all = [...new Set(parts.flat())];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });
const anyFlags = fc
  .tuple(
    fc.array(fc.constantFrom('on', 'off', 'missing'), { minLength: flags.length, maxLength: flags.length }),
    unknownName,
  )
  .map(([values, other]): Record<string, boolean> => ({
    ...Object.fromEntries(
      flags.flatMap((name, at) => (values[at] === 'missing' ? [] : [[name, values[at] === 'on'] as const])),
    ),
    ...(other !== '__proto__' && { [other]: true }),
  }));
const nearlyAllOn = fc
  .subarray([...flags], { minLength: flags.length - 3 })
  .map((on) => Object.fromEntries(on.map((name) => [name, true])));
export const anyRights: fc.Arbitrary<Rights> = fc.record({
  permissions: anyPermissions,
  flags: fc.oneof(anyFlags, nearlyAllOn),
});
export const anyClient = fc.option(fc.nat(), { nil: undefined });

export const holds = (rights: Rights, names: readonly string[]) =>
  names.every((name) => rights.permissions.includes(name));
export const isOn = (rights: Rights, { flag }: Screen) => flag === null || rights.flags[flag] === true;
export const isOpen = (rights: Rights, screen: Screen) =>
  isOn(rights, screen) && holds(rights, screen.permissions);
export const isAgency = (rights: Rights) => holds(rights, ['act_as_evoove_agency']);
