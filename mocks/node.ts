import { setupServer, type SetupServer } from 'msw/node';
import { demoPassword } from '@server/seed/data/accounts';
import { handlersOf } from './handlers';
import { type BackendOptions, createMockBackend, type MockBackend } from './mock-backend';

export interface MockTokens {
  readonly token: string;
  readonly refresh_token: string;
}

export interface MockApi extends MockBackend {
  /** The test starts and stops it: `server.listen()`, `server.close()`. */
  readonly server: SetupServer;
  readonly storage: MockBackend['deps']['storage'];
  /** Signs in a demo account and returns its tokens. Throws for an account with two-factor login. */
  readonly signIn: (username: string) => Promise<MockTokens>;
}

/** Creates the provider's API for tests on Node: real handlers, memory storage, the small seed. */
export const createMockApi = (options: BackendOptions = {}): MockApi => {
  const backend = createMockBackend(options);
  const signIn = async (username: string): Promise<MockTokens> => {
    await backend.ready;
    const response = await backend.app.request('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: demoPassword }),
    });
    const answer = (await response.json()) as Partial<MockTokens>;
    if (!answer.token || !answer.refresh_token)
      throw new Error(`${username} cannot sign in by password alone`);
    return { token: answer.token, refresh_token: answer.refresh_token };
  };
  return { ...backend, server: setupServer(...handlersOf(backend)), storage: backend.deps.storage, signIn };
};
