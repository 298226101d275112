import type { PlainReason, Reason } from '@core/access/reason';

const reasonTexts: Readonly<Record<PlainReason, string>> = {
  'no-entry': 'declares no menu entry with an icon',
  'no-screen': 'has no screen: forms choose from it',
  'no-client': 'no client is open',
  'client-open': 'not while a client is open',
  'agency-user': 'agency users have the agency’s menu; inside a client a bar shows what is open to them',
  'one-client': 'leads straight on: there is only one client',
  'no-own-client': 'no client of their own, and not the permission to read all of them',
  'not-declared': 'the resource does not declare it',
  'no-operation': 'no resource of its scope allows the operation that the page is about',
  'no-form': 'the resource declares no form',
  'chosen-away': 'chosen away in the Columns menu on this device',
};

const listed = (names: readonly string[]) => names.join(', ');

/** Describes a reason for developers. The texts are in no build, so they are not among the portal's translations. */
export const describeReason = (reason: Reason): string => {
  switch (reason.kind) {
    case 'flag-off':
      return `flag off: ${reason.flag}`;
    case 'missing':
      return `missing: ${listed(reason.permissions)}`;
    case 'none-of':
      return `onlyFor, any of these would show it: ${listed(reason.permissions)}`;
    case 'limited':
      return `only these records${reason.permissions.length > 0 ? `; all of them for any of: ${listed(reason.permissions)}` : ''}`;
    case 'other-option':
      return `not a column of ${reason.filter} = ${reason.option}`;
    default:
      return reasonTexts[reason.kind];
  }
};

export const titles = {
  open: 'Why do I (not) see this?',
  close: 'Close',
  shown: 'yes',
  hidden: 'no',
  menu: 'Side menu',
  screens: 'Screens that may be opened',
  columns: 'Columns of this list, as far as there is room',
  rows: 'All records of this list',
  operations: 'Operations of this list',
  actions: 'Actions of this list',
  downloads: 'Downloads of this list',
  offered: 'on records where',
  noName: 'no name',
  noClient: 'no client',
  noArea: 'no declared area',
} as const;
