import { vi } from 'vitest';
import type { SessionService } from '@lib/session-context';

/** A session without a user. Every call succeeds unless a test mocks it. */
export const fakeSession = () =>
  ({
    current: vi.fn<SessionService['current']>(() => null),
    subscribe: vi.fn(() => () => undefined),
    login: vi.fn<SessionService['login']>(() => Promise.resolve('signed-in')),
    twoFactorPending: vi.fn(() => false),
    twoFactorKind: vi.fn<SessionService['twoFactorKind']>(() => 'mail'),
    verifyCode: vi.fn<SessionService['verifyCode']>(() => Promise.resolve()),
    verifyRecoveryCode: vi.fn<SessionService['verifyRecoveryCode']>(() => Promise.resolve()),
    resendCode: vi.fn(() => Promise.resolve()),
    requestReset: vi.fn<SessionService['requestReset']>(() => Promise.resolve()),
    replaceTokens: vi.fn<SessionService['replaceTokens']>(async (call) => void (await call())),
    logout: vi.fn(() => Promise.resolve()),
    forget: vi.fn(),
  }) satisfies SessionService;
