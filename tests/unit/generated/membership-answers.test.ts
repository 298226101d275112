import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readAddressCheck,
  readLookup,
  readSavedForm,
  readSigningSession,
  readSigningState,
  readVerification,
} from '@core/membership/answers';
import { suggestEmail } from '@core/membership/email-typo';
import { signingAddress } from '@core/membership/signing-address';
import { signingResult } from '@core/membership/signing-result';
import { zipMatchesState } from '@core/membership/zip-state';
import { anyValue, hostileText, sized } from '@tests/helpers/arbitraries';

describe('hints and responses', () => {
  test('no hint throws for any text', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, other) => {
        for (const email of [text, `${text}@${other}`, `a@gmail.co${text}`]) {
          const suggested = suggestEmail(email);
          expect(suggested === null || suggested.startsWith(email.trim().split('@')[0] ?? '')).toBe(true);
        }
        expect(typeof zipMatchesState(text, other)).toBe('boolean');
      }),
      sized(500, 10_000),
    );
  });

  test('any response is parsed or rejected as a whole', () => {
    const suggestion = fc.record({
      id: anyValue,
      address: anyValue,
      city: anyValue,
      state: anyValue,
      zip_code: anyValue,
    });
    const check = fc.record({
      outcome: fc.oneof(fc.constantFrom('multiple', 'verified', 'not_found'), anyValue),
      suggestions: fc.oneof(anyValue, fc.array(suggestion)),
    });
    const body = fc.oneof(
      anyValue,
      check,
      fc.record(
        {
          state: fc.oneof(fc.constant('open'), anyValue),
          result: fc.oneof(fc.constantFrom('eligible', 'already_member'), anyValue),
          form_token: anyValue,
          form_status: anyValue,
          form_id: anyValue,
          prefill: anyValue,
          address_check: fc.oneof(check, anyValue),
          status: fc.oneof(fc.constantFrom('completed', 'processing', 'already_member'), anyValue),
          redirect_url: anyValue,
          email_masked: anyValue,
          company_name: anyValue,
          can_resume: anyValue,
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(body, hostileText, (given, event) => {
        const verification = readVerification(given);
        if (verification?.result === 'eligible') expect(verification.token).not.toBe('');
        for (const one of [
          readAddressCheck(given),
          verification?.result === 'eligible' ? verification.addressCheck : null,
        ])
          if (one?.outcome === 'multiple') {
            expect(one.suggestions.length).toBeGreaterThan(0);
            for (const place of one.suggestions)
              expect(Object.values(place).every((part) => typeof part === 'string' && part !== '')).toBe(
                true,
              );
          }
        const saved = readSavedForm(given);
        if (saved?.status === 'awaiting_signature') expect(saved.formId).not.toBe('');
        const session = readSigningSession(given);
        expect(session === null || typeof session === 'string').toBe(true);
        expect(readLookup(given) === null || typeof readLookup(given) === 'object').toBe(true);
        const state = readSigningState(given);
        if (state) {
          const { kind } = signingResult(state, event);
          expect(['done', 'open', 'ended']).toContain(kind);
          // An event alone proves nothing.
          if (kind === 'done') expect(['completed', 'processing']).toContain(state.status);
        }
      }),
      sized(500, 10_000),
    );
  });

  test('only a known host or the portal’s own is a signing address', () => {
    const piece = fc.constantFrom(
      'https://',
      'http://',
      '//',
      '/',
      '\\',
      'javascript:',
      'data:',
      'demo.docusign.net',
      'evil.example',
      '@',
      ':443',
      ':8443',
      'user:pw@',
      '#',
      '?',
      '\t',
      '.',
      '%2f',
      'portal.example',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
          anyValue,
        ),
        (value) => {
          const address = signingAddress(value, 'https://portal.example', ['demo.docusign.net']);
          if (address === null) return;
          const url = new URL(address);
          expect(url.protocol).toBe('https:');
          expect(['demo.docusign.net', 'portal.example']).toContain(url.host);
          expect(url.username + url.password).toBe('');
        },
      ),
      sized(1000, 20_000),
    );
  });
});
