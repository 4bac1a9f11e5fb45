import { describe, expect, it, vi } from 'vitest';
import { callEarly, hasEarlyCall } from '#client/lib/early-calls.ts';
import { ConnectionError, fetchText } from '#client/lib/fetch-text.ts';
import { createQueryClient, replaceUser } from '#client/lib/query-client.ts';
import { SESSION_CHANNEL_NAME } from '#client/lib/session-channel.ts';
import { editUserEndpoint, getUserEndpoint } from '#shared/identity/account/user.contract.ts';
import { getLetterEndpoint } from '#shared/letter/letter.contract.ts';
import { breakOff } from '#tests/support/msw/answer.ts';
import { mockEndpoint } from '#tests/support/msw/mock-endpoint.ts';
import { server } from '#tests/support/msw/server.ts';

const PATH = getLetterEndpoint.path;

/** Answers with the number of the request, and counts. */
function countRequests(): () => number {
  let count = 0;
  server.use(
    mockEndpoint(getLetterEndpoint, () => {
      count += 1;
      return Response.json({ count });
    }),
  );
  return () => count;
}

const read = async () => (await fetchText('GET letter', PATH, undefined)).text;

describe('an early call', () => {
  it('answers only the first call to its address', async () => {
    const requests = countRequests();
    callEarly(PATH);
    expect(await read()).toBe('{"count":1}');
    expect(requests()).toBe(1);
    expect(await read()).toBe('{"count":2}');
  });

  it('never answers a call with a body', async () => {
    server.use(
      mockEndpoint(getUserEndpoint, () => Response.json({ of: 'the read' })),
      mockEndpoint(editUserEndpoint, () => Response.json({ of: 'the change' })),
    );
    const { path } = getUserEndpoint;
    callEarly(path);
    const sent = await fetchText('PATCH user', path, undefined, { method: 'PATCH', body: '{}' });
    expect(sent.text).toBe('{"of":"the change"}');
    expect((await fetchText('GET user', path, undefined)).text).toBe('{"of":"the read"}');
  });

  it('fails like the call itself', async () => {
    server.use(mockEndpoint(getLetterEndpoint, breakOff));
    callEarly(PATH);
    await expect(read()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('is aborted when its page leaves', async () => {
    countRequests();
    callEarly(PATH);
    const leaving = new AbortController();
    const asked = fetchText('GET letter', PATH, leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toBeInstanceOf(ConnectionError);
  });

  it('is dropped after ten seconds, even when another was made before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const requests = countRequests();
      callEarly('/api/user');
      await vi.advanceTimersByTimeAsync(9_000);
      callEarly(PATH);
      await vi.advanceTimersByTimeAsync(9_000);
      expect([hasEarlyCall('/api/user'), hasEarlyCall(PATH)]).toEqual([false, true]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(hasEarlyCall(PATH)).toBe(false);
      await read();
      expect(requests()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is dropped when somebody else signs in, here or in another tab', async () => {
    const requests = countRequests();
    callEarly(PATH);
    replaceUser(createQueryClient(), { id: 'the-next' });
    await read();
    callEarly(PATH);
    const otherTab = new BroadcastChannel(SESSION_CHANNEL_NAME);
    otherTab.postMessage('changed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    otherTab.close();
    const before = requests();
    await read();
    expect(requests()).toBe(before + 1);
  });
});
