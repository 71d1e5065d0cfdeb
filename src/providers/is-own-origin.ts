/** Whether an API is served from the origin of the page, which may send it headers of our own. */
export const isOwnOrigin = (apiUrl: string): boolean =>
  new URL(apiUrl, window.location.href).origin === window.location.origin;
