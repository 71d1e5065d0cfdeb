const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The address of a server on this machine. Throws for any other: nobody real is to be written to. */
export function loopbackAddress(text: string): string {
  const { protocol, hostname, origin } = new URL(text);
  if (protocol === 'http:' && LOOPBACK.test(hostname)) return origin;
  throw new Error(`${origin} is not on this machine; only a server on loopback is simulated for.`);
}
