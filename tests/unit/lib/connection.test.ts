import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from '@lib/connection';

const set = () => {
  const answers = { reach: true, online: true };
  const reach = vi.fn(() => Promise.resolve(answers.reach));
  const connection = createConnection({ ping: reach, isOnline: () => answers.online });
  const returned = vi.fn();
  connection.onReconnect(returned);
  const target = new EventTarget();
  return { answers, reach, connection, returned, target };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is lost at once when the browser goes offline, and back when the server responds', async () => {
    const { answers, connection, returned, target } = set();
    connection.follow(target);
    expect(connection.state()).toBe('good');
    answers.online = false;
    target.dispatchEvent(new Event('offline'));
    expect(connection.state()).toBe('lost');
    answers.online = true;
    answers.reach = false;
    target.dispatchEvent(new Event('online'));
    await settle();
    expect(connection.state()).toBe('lost');
    expect(returned).not.toHaveBeenCalled();
    answers.reach = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(connection.state()).toBe('good');
    expect(returned).toHaveBeenCalledTimes(1);
  });

  it('is checked again and again while the browser is offline', async () => {
    const { answers, connection } = set();
    answers.online = false;
    expect(await connection.check()).toBe(false);
    await vi.advanceTimersByTimeAsync(9000);
    expect(connection.state()).toBe('lost');
    answers.online = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(connection.state()).toBe('good');
  });

  it('is good if a call gets a response while a check is waiting for one', async () => {
    const { connection, reach } = set();
    reach.mockImplementation(() => new Promise((resolve) => void setTimeout(() => resolve(false), 5000)));
    const pendingCheck = connection.check();
    connection.track()(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await pendingCheck).toBe(true);
    expect(connection.state()).toBe('good');
    await vi.advanceTimersByTimeAsync(9000);
    expect(reach).toHaveBeenCalledTimes(1);
  });

  it('starts in the state that the browser reports', () => {
    const { answers, connection, target } = set();
    answers.online = false;
    connection.follow(target);
    expect(connection.state()).toBe('lost');
  });

  it('is checked only once for many calls without a response', async () => {
    const { answers, reach, connection } = set();
    answers.reach = false;
    for (const end of [connection.track(), connection.track(), connection.track()]) end(false);
    await settle();
    expect(reach).toHaveBeenCalledTimes(1);
    expect(connection.state()).toBe('lost');
  });

  it('is back with the first response to any call', async () => {
    const { answers, connection, returned } = set();
    answers.reach = false;
    connection.track()(false);
    await settle();
    connection.track()(true);
    expect(connection.state()).toBe('good');
    expect(returned).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.state()).toBe('good');
  });

  it('stays lost when a call that was in flight gets a response, as long as the browser is offline', () => {
    const { answers, connection, target } = set();
    connection.follow(target);
    const end = connection.track();
    answers.online = false;
    target.dispatchEvent(new Event('offline'));
    end(true);
    expect(connection.state()).toBe('lost');
  });

  it('ignores aborted calls', async () => {
    const { reach, connection } = set();
    connection.track()(null);
    await settle();
    expect(reach).not.toHaveBeenCalled();
  });

  it('is slow while any call waits for more than 8 s and no spinner shows it', async () => {
    const { connection } = set();
    const [first, second] = [connection.track(), connection.track()];
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.state()).toBe('slow');
    const resume = connection.silence();
    expect(connection.state()).toBe('good');
    resume();
    first(true);
    expect(connection.state()).toBe('slow');
    second(true);
    expect(connection.state()).toBe('good');
  });

  it('notifies a listener until it unsubscribes', async () => {
    const { answers, connection, returned } = set();
    const other = vi.fn();
    connection.onReconnect(other)();
    answers.reach = false;
    await connection.check();
    answers.reach = true;
    await connection.check();
    expect(returned).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });
});
