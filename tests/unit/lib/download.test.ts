import { expect, test, vi } from 'vitest';
import type { Http } from '@lib/http';
import { downloadPdf } from '@lib/download';

test('a PDF has three minutes to arrive, and its failure is reported', async () => {
  const request = vi.fn<Http['request']>().mockRejectedValue(new Error('no answer'));
  const call = { backend: 'eip', path: 'clients/7/billing-statement' } as const;
  await expect(downloadPdf({ request } as unknown as Http, call, 'statement')).rejects.toThrow('no answer');
  expect(request.mock.calls).toEqual([[{ ...call, method: 'GET', as: 'file', timeoutMs: 180_000 }]]);
});
