const LOOK_MS = 500;

/**
 * Ends what a script of npm has started when npm or its shell has exited: a shell that is killed does
 * not pass the signal on.
 */
export function endWithParent(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, LOOK_MS);
  look.unref();
}
