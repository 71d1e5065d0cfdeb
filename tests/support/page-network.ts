/**
 * Answers calls as long as a test's page exists. Calls that are still running at its end, or are made
 * after it, are never answered, as in a closed tab: a late rejection would be logged, or blamed on the
 * next test.
 */
export function pageNetwork() {
  const network = globalThis.fetch;
  let isOpen = true;
  globalThis.fetch = (...call) =>
    new Promise((resolve, reject) => {
      if (!isOpen) return;
      network(...call).then(
        (answer) => isOpen && resolve(answer),
        (reason) => isOpen && reject(reason),
      );
    });
  return {
    /** Ends the page. */
    close: () => {
      isOpen = false;
    },
    /** Restores the original network. */
    restore: () => {
      globalThis.fetch = network;
    },
  };
}
