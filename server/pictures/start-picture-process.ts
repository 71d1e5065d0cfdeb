import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { PictureJob, PictureReply } from './picture-process.ts';

/** A process that decodes one picture at a time. */
export type PictureProcess = {
  /** Rejects when the process ends or does not answer in time. Do not use it after that. */
  run(job: PictureJob): Promise<PictureReply>;
  end(): void;
};

/** A picture within the limits takes a second or two, and several times that on a busy machine. */
const PATIENCE_MS = 60_000;
/** Lower than that of the server and its database, which users wait for. */
const PRIORITY = 5;
/** The only variables passed on: this process reads untrusted files and needs no secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  // One job at a time needs one thread.
  UV_THREADPOOL_SIZE: '1',
});

function spawn(): ChildProcess {
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: environment(),
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  } catch {
    // Not every system lets us set priorities. Decoding works without it.
  }
  // The child must not keep the server process alive.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Starts a process that decodes pictures. It ends with the server. */
export function startPictureProcess(patienceMs = PATIENCE_MS): PictureProcess {
  const child = spawn();
  let answer: PromiseWithResolvers<PictureReply> | undefined;
  const broken = (why: string) => () => answer?.reject(new Error(why));
  child.on('message', (reply: PictureReply) => answer?.resolve(reply));
  child.on('error', broken('The process that decodes pictures failed.'));
  child.on('exit', broken('The process that decodes pictures ended.'));
  return {
    async run(job) {
      answer = Promise.withResolvers<PictureReply>();
      const silence = setTimeout(broken('A picture took too long to decode.'), patienceMs);
      child.send(job, (error) => error && answer?.reject(error));
      try {
        return await answer.promise;
      } finally {
        clearTimeout(silence);
      }
    },
    end: () => void child.kill('SIGKILL'),
  };
}
