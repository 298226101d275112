import { describe, expect, test } from 'vitest';
import { readEnded, readPending } from '@core/account/answers';

describe('a response about the account', () => {
  test('contains the pending address or null, and the number of ended sessions', () => {
    expect(readPending({ pending_username: 'new@mail.example' })).toEqual({
      pending_username: 'new@mail.example',
    });
    expect(readPending({ pending_username: null })).toEqual({ pending_username: null });
    expect(readEnded({ ended: 0 })).toBe(0);
  });

  test.each([null, undefined, [], 'text', {}, { pending_username: 7, ended: '2' }])(
    'is rejected if it has another shape: %j',
    (answer) => {
      expect(() => readPending(answer)).toThrow('unreadable answer');
      expect(() => readEnded(answer)).toThrow('unreadable answer');
    },
  );
});
