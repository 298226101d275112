import { describe, expect, it } from 'vitest';
import type { SigningState } from '@core/membership/answers';
import { signingResult } from '@core/membership/signing-result';

const resultOf = (status: SigningState['status'], event: string | null, canResume = true) =>
  signingResult({ status, canResume, emailMasked: 'j•@m.example' }, event);
const open = (reason: string) => ({ kind: 'open', reason });
const done = (isProcessing: boolean) => ({ kind: 'done', isProcessing, emailMasked: 'j•@m.example' });

describe('the result of a signature', () => {
  it.each([
    ['signing_complete', 'completed', done(false)],
    ['viewing_complete', 'completed', done(false)],
    ['cancel', 'completed', done(false)],
    ['signing_complete', 'processing', done(true)],
    ['cancel', 'processing', open('unconfirmed')],
    ['signing_complete', 'not_signed', open('unconfirmed')],
    [null, 'not_signed', open('unconfirmed')],
    ['cancel', 'not_signed', open('cancelled')],
    ['decline', 'declined', { kind: 'ended', reason: 'declined' }],
    ['decline', 'not_signed', open('cancelled')],
    ['session_timeout', 'not_signed', open('timed-out')],
    ['ttl_expired', 'not_signed', open('timed-out')],
    ['exception', 'not_signed', open('trouble')],
    ['access_code_failed', 'not_signed', open('trouble')],
    ['id_check_failed', 'not_signed', open('trouble')],
    ['fax_pending', 'not_signed', open('trouble')],
    ['a word of tomorrow', 'not_signed', open('trouble')],
    ['__proto__', 'not_signed', open('trouble')],
    ['signing_complete', 'expired', { kind: 'ended', reason: 'closed' }],
    ['cancel', 'voided', { kind: 'ended', reason: 'closed' }],
  ] as const)('%s and %s', (event, status, expected) => expect(resultOf(status, event)).toEqual(expected));

  it('is ended if the document cannot be resumed', () =>
    expect(resultOf('not_signed', 'cancel', false)).toEqual({ kind: 'ended', reason: 'closed' }));
});
