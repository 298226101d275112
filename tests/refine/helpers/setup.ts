import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startBackend } from './backend';
import { closePages } from './open-page';

const levels = ['error', 'warn'] as const;
const known = [
  // From @mui/lab, from which @refinedev/mui takes the button of its forms.
  'MUI: The LoadingButton component functionality is now part of the Button component',
  // Vitest logs every rejection, also a handled one, if the page listens to them.
  '[object PromiseRejectionEvent]',
];
let lines: string[] = [];

beforeEach(async () => {
  lines = [];
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void lines.push(args.join(' ')));
  await startBackend();
});

// A page written from the documentation logs no warning or error.
afterEach(() => {
  closePages();
  vi.restoreAllMocks();
  expect(
    lines.filter((line) => !known.some((text) => line.startsWith(text))),
    'unexpected console output',
  ).toEqual([]);
});
