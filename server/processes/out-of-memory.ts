/**
 * The signal by which a process ends that takes more memory than it may. SIGKILL would look as if the
 * system had ended it; nobody else sends this one, and it ends a process that listens to nothing.
 */
export const OUT_OF_MEMORY = 'SIGUSR2';
