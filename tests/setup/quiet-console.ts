import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const levels = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const level of levels) console[level] = (...args: unknown[]) => void lines.push(format(...args));
});

// A test that expects a message replaces the function itself (vi.spyOn), and nothing is recorded here.
afterEach(() => {
  Object.assign(console, original);
  expect(lines, ['unexpected console output', ...lines].join('\n').slice(0, 4000)).toEqual([]);
});
