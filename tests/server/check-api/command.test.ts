import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '@scripts/check-api/command';
import { createProvider, eachRow, type ProviderFault } from './provider';

let provider: Awaited<ReturnType<typeof createProvider>>;
beforeAll(async () => {
  provider = await createProvider();
});

const claims = /\/claims$/;

describe('the command', () => {
  test.each([
    ['no address', ['--url', ''], /--url https/],
    ['an invalid address', ['--url', 'ftp://host'], /--url https/],
    ['an unknown resource', ['--resource', 'vehicels'], /no resource vehicels.*claims/],
    ['a client that is no number', ['--client', 'one'], /--client is a number/],
    ['a token that cannot be read', ['--token', 'abc'], /token cannot be read/],
    ['a flag that does not exist', ['--tokn', 'abc'], /--help/],
  ])('explains what to do about %s', async (_name, args, sentence) => {
    const { code, printed } = await provider.check(args);
    expect(code).toBe(2);
    expect(printed).toMatch(sentence);
  });

  test('explains what to do without a token or when the server does not respond', async () => {
    const print: string[] = [];
    const settings = { environment: {}, print: (text: string) => print.push(text) };
    expect(await runCommand(['--url', 'https://provider.example'], settings)).toBe(2);
    expect(print.pop()).toContain('PORTAL_API_TOKEN');
    const silent = () => Promise.reject(new TypeError('no network'));
    const args = ['--url', 'https://provider.example', '--token', provider.tokens.admin];
    expect(await runCommand(args, { ...settings, send: silent })).toBe(2);
    expect(print.pop()).toContain('does not answer');
    expect(await runCommand(['--help'], settings)).toBe(0);
    expect(print.pop()).toContain('everything is only read');
  });

  test('does not follow a redirect, which could send the token elsewhere', async () => {
    const requests: RequestInit[] = [];
    const send = ((_address: string, init: RequestInit) => {
      requests.push(init);
      return Promise.resolve(
        new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } }),
      );
    }) as typeof fetch;
    const args = ['--url', 'https://provider.example', '--token', provider.tokens.admin];
    expect(await runCommand(args, { environment: {}, print: () => undefined, send })).toBe(2);
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual']);
  });

  test('prints neither the token nor terminal control characters', async () => {
    const steering = `\u001b[31m${'x'.repeat(200)}`;
    const fault: ProviderFault = { at: claims, body: eachRow((row) => ({ ...row, claim_status: steering })) };
    const { printed } = await provider.check(['--resource', 'claims'], fault);
    expect(printed).toContain('unknown status');
    expect(printed).not.toContain('\u001b');
    expect(printed).not.toContain(provider.tokens.admin);
    expect(Math.max(...printed.split('\n').map((line) => line.length))).toBeLessThan(250);
  });
});
