import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';

type PageOptions = NonNullable<FastifySwaggerUiOptions['uiConfig']>;

/**
 * Prepares a call that somebody tries on the API's page: it is sent with the session that this browser
 * has in the back office (src/providers/session.ts), and a call that changes something must be
 * confirmed. The page gets the text of this function, so it can use nothing from outside itself.
 */
export const asSignedIn: NonNullable<PageOptions['requestInterceptor']> = (request) => {
  const { origin, pathname } = new URL(request.url, location.href);
  if (origin !== location.origin || !pathname.startsWith('/api/v1/')) return request;
  const method = String(request.method).toUpperCase();
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading && !confirm(`This changes real data. Send ${method} ${pathname}?`)) {
    throw new Error('The call was not sent.');
  }
  const isSignedIn = localStorage.getItem('jisr.loggedIn') === 'true';
  const token = localStorage.getItem('jisr.token');
  if (isSignedIn && token && !request.headers.Authorization) {
    request.headers.Authorization = `Bearer ${token}`;
  }
  return request;
};
