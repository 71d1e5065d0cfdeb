/**
 * The layout calls `Buffer.isBuffer` for every picture. Without a `Buffer` in the browser that call
 * throws, the picture's cache key is lost, and every use of a logo is embedded again.
 */
const scope: { Buffer?: unknown } = globalThis;
scope.Buffer ??= { isBuffer: () => false };

export {};
