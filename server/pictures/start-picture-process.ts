import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { PictureJob, PictureReply } from './picture-process.ts';

/** A process that decodes one picture at a time. */
export type PictureProcess = {
  /** Rejects where the process ends or says nothing for too long; it is of no use then. */
  run(job: PictureJob): Promise<PictureReply>;
  end(): void;
};

/** A picture within the limits takes a second or two; on a machine that is busy, several times that. */
const PATIENCE_MS = 60_000;
/** Somewhat behind the server and its database, which people wait for. */
const PRIORITY = 5;
/** All that a process that reads strangers' files is told: where programs and libraries lie. */
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
    // Where priorities may not be set it works as well, and others wait a little longer.
  }
  // What keeps the server alive are its connections, not what decodes for it.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Starts a process for pictures. It ends with the server. */
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
