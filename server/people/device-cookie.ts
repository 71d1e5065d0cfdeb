const NAME = 'jisr-device';
/** Over https, browsers accept this name from https alone. */
const SECURE_NAME = `__Secure-${NAME}`;
/** Under either name: a browser that was used before has the secret under the one of then. */
const SECRET = /(?:^|;\s*)(?:__Secure-)?jisr-device=([\w-]{43})(?:;|$)/;
const YEAR_S = 365 * 24 * 3_600;

/**
 * How long a device is remembered after its last use, in milliseconds; the cookie lasts as long.
 */
export const DEVICE_LIFE_MS = YEAR_S * 1000;

/** The secret of the device that sends this `Cookie` header. */
export const deviceIn = (header: string | undefined): string | undefined =>
  SECRET.exec(header ?? '')?.[1];

/**
 * The `Set-Cookie` header that makes a browser keep its secret. No script can read it, no other
 * site can make the browser send it, and it is sent only to the calls of the session. It grants no
 * access: it only says that this browser was used before.
 */
export const deviceCookie = (secret: string, { secure }: { secure: boolean }): string =>
  [
    `${secure ? SECURE_NAME : NAME}=${secret}`,
    'Path=/api/v1/auth',
    `Max-Age=${YEAR_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
