import { expect, test, vi } from 'vitest';
import { createBackgroundTasks } from '@server/api/background';
import { tooManyAttempts } from '@server/api/refusal';

const setUp = () => {
  const log = { info: vi.fn(), error: vi.fn() };
  return { log, tasks: createBackgroundTasks(log, 0) };
};

test('tasks run one after the other, and a failure is only logged, without its message', async () => {
  const { log, tasks } = setUp();
  const done: string[] = [];
  tasks.run(() => Promise.reject(new TypeError('212-45-3333')));
  tasks.run(() => Promise.reject(tooManyAttempts(1000)));
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what a library may throw
  tasks.run(() => Promise.reject('212-45-3333'));
  tasks.run(() => {
    done.push('mail');
    return Promise.resolve();
  });
  await tasks.settled();
  expect(done).toEqual(['mail']);
  expect(log.error.mock.calls).toEqual([
    ['A task after a response failed.', { error: 'TypeError' }],
    ['A task after a response failed.', { error: 'unknown' }],
  ]);
  expect(log.info.mock.calls).toEqual([
    ['A task after a response was refused.', { detail: 'too many attempts' }],
  ]);
});

test('tasks beyond a thousand waiting ones are dropped, and later ones are accepted again', async () => {
  const { log, tasks } = setUp();
  let count = 0;
  const work = () => {
    count += 1;
    return Promise.resolve();
  };
  for (let task = 0; task < 1_002; task++) tasks.run(work);
  expect(log.error.mock.calls).toEqual([
    ['A task after a response was dropped, because too many are waiting.'],
    ['A task after a response was dropped, because too many are waiting.'],
  ]);
  await tasks.settled();
  expect(count).toBe(1_000);
  tasks.run(work);
  await tasks.settled();
  expect(count).toBe(1_001);
});
