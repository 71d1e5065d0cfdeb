/**
 * Answers calls while the page of a test is there. What is still under way at its end is never
 * answered, as in a tab that was closed: a late refusal would be printed, or blamed on the next test.
 */
export function pageNetwork() {
  const network = globalThis.fetch;
  let isOpen = true;
  globalThis.fetch = (...call) =>
    new Promise((resolve, reject) => {
      network(...call).then(
        (answer) => isOpen && resolve(answer),
        (reason) => isOpen && reject(reason),
      );
    });
  return {
    /** The page has gone. */
    close: () => {
      isOpen = false;
    },
    /** Calls go where they went before. */
    restore: () => {
      globalThis.fetch = network;
    },
  };
}
