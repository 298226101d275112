import { describe, expect, test } from 'vitest';
import { readEnded, readPending } from '@core/account/answers';

describe('an answer about the account', () => {
  test('says which address waits, or that none does', () => {
    expect(readPending({ pending_username: 'new@mail.example' })).toEqual({
      pending_username: 'new@mail.example',
    });
    expect(readPending({ pending_username: null })).toEqual({ pending_username: null });
    expect(readEnded({ ended: 0 })).toBe(0);
  });

  test.each([null, undefined, [], 'text', {}, { pending_username: 7, ended: '2' }])(
    'that does not say so, as %j, is none: nothing is told that may not be so',
    (answer) => {
      expect(() => readPending(answer)).toThrow('unreadable answer');
      expect(() => readEnded(answer)).toThrow('unreadable answer');
    },
  );
});
