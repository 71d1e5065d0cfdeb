/**
 * Layout asks `Buffer.isBuffer` of every picture. Without one in a browser the question throws, the
 * picture's cache key is lost, and every use of a logo is embedded again.
 */
const scope: { Buffer?: unknown } = globalThis;
scope.Buffer ??= { isBuffer: () => false };

export {};
