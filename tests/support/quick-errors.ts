import { configure, prettyDOM } from '@testing-library/dom';

/**
 * Whatever is waited for is looked for again and again, and each time it is not there the whole page
 * is printed for an error that nobody reads. Here a page is printed when its error is read.
 */
export function showQuickErrors(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let whole: string | undefined;
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          whole ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
          return whole;
        },
        set: (other: string) => {
          whole = other;
        },
      });
      return error;
    },
  });
}
