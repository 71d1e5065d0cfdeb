/** After this time without an answer, what was read last is shown. */
export const ANSWER_TIMEOUT_MS = 4000;

/** What a promise answers in the given time; `undefined` if it fails or takes longer. */
export function inTime<T>(promise: Promise<T>, ms = ANSWER_TIMEOUT_MS): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    const settle = (answer?: T) => {
      clearTimeout(timer);
      resolve(answer);
    };
    promise.then(settle, () => settle());
  });
}
