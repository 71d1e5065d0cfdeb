import { describe, expect, it } from 'vitest';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { createPictureDecoder } from '../../../server/pictures/picture-decoder.ts';
import type { PictureReply } from '../../../server/pictures/picture-process.ts';

const SIZE = { width: 1, height: 1, smaller: [] };
const PICTURE = { picture: { bytes: Uint8Array.of(1), extension: 'jpg' as const, ...SIZE } };

/** Fake processes that answer on demand, and the first byte of each job they got. */
function blockedProcesses() {
  const begun: { first: number | undefined; answer: PromiseWithResolvers<PictureReply> }[] = [];
  let started = 0;
  let ended = 0;
  const start = () => {
    started += 1;
    return {
      run: ({ bytes }: { bytes: Uint8Array }) => {
        const answer = Promise.withResolvers<PictureReply>();
        begun.push({ first: bytes[0], answer });
        return answer.promise;
      },
      hasEnded: () => false,
      end: () => {
        ended += 1;
      },
    };
  };
  return {
    start,
    begun: () => begun.map(({ first }) => first),
    counts: () => ({ started, ended }),
    finish: (which: number) => begun[which]?.answer.resolve(PICTURE),
    breakDown: (which: number) => begun[which]?.answer.reject(new Error('It ended.')),
  };
}

const picture = (first: number, owner: string) => ({
  bytes: Uint8Array.of(first),
  edge: 10,
  owner,
});

describe('pictures that arrive at once', () => {
  it('are decoded two at a time, alternating between senders', async () => {
    const blocked = blockedProcesses();
    const space = createPictureDecoder(blocked.start);
    const many = [1, 2, 3, 4].map((one) => space.encode(picture(one, 'somebody')));
    const another = space.encode(picture(9, 'another'));
    expect(blocked.begun()).toEqual([1, 2]);
    blocked.finish(0);
    await many[0];
    expect(blocked.begun()).toEqual([1, 2, 3]);
    blocked.finish(1);
    await many[1];
    expect(blocked.begun()).toEqual([1, 2, 3, 9]);
    for (const which of [2, 3, 4]) {
      blocked.finish(which);
      await expect.poll(() => blocked.begun().length).toBe(Math.min(5, which + 3));
    }
    await Promise.all([...many, another]);
    expect(blocked.counts().started).toBe(2);
    space.close();
    expect(blocked.counts().ended).toBe(2);
  });

  it('are rejected with 429 when too many of one sender are waiting', async () => {
    const blocked = blockedProcesses();
    const space = createPictureDecoder(blocked.start);
    for (let one = 0; one < 22; one++)
      void ignoringFailure(space.encode(picture(one, 'somebody')), 'It only fills the queue.');
    await expect(space.encode(picture(22, 'somebody'))).rejects.toMatchObject({
      statusCode: 429,
      retryAfter: 5,
    });
    void ignoringFailure(space.encode(picture(23, 'another')), 'Its beginning is awaited.');
    blocked.finish(0);
    blocked.finish(1);
    await expect.poll(blocked.begun).toContain(23);
  });

  it('are still decoded after a process has crashed; only its own picture is answered with 503', async () => {
    const blocked = blockedProcesses();
    const space = createPictureDecoder(blocked.start);
    const [first, second, third] = [1, 2, 3].map((one) => space.encode(picture(one, 'somebody')));
    blocked.breakDown(0);
    await expect(first).rejects.toMatchObject({ statusCode: 503 });
    await expect.poll(blocked.begun).toEqual([1, 2, 3]);
    blocked.finish(1);
    blocked.finish(2);
    await Promise.all([second, third]);
    expect(blocked.counts()).toEqual({ started: 3, ended: 1 });
    space.close();
  });

  it('are still decoded after a process could not be started for one of them', async () => {
    const blocked = blockedProcesses();
    let starts = 0;
    const space = createPictureDecoder(() => {
      starts += 1;
      if (starts === 3) throw new Error('There is no memory for a process.');
      return blocked.start();
    });
    const [first, second, third, fourth] = [1, 2, 3, 4].map((one) =>
      space.encode(picture(one, 'somebody')),
    );
    blocked.breakDown(0);
    await expect(first).rejects.toMatchObject({ statusCode: 503 });
    await expect(third).rejects.toMatchObject({ statusCode: 503 });
    await expect.poll(blocked.begun).toEqual([1, 2, 4]);
    blocked.finish(1);
    blocked.finish(2);
    await Promise.all([second, fourth]);
    space.close();
  });
});
