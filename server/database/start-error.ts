/** The server cannot start for a reason that its operator can fix; the message names the reason. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const NO_SPACE = /no space left on device|check free disk space|ENOSPC|disk quota exceeded/i;

/** Whether a message from the operating system or from PostgreSQL says that the disk is full. */
export const isDiskFull = (message: string): boolean => NO_SPACE.test(message);

export const diskFull = (folder: string): StartError =>
  new StartError(
    `The disk that holds ${folder} is full. Free some space and start again; nothing was lost.`,
  );
