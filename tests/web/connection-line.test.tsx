import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConnectionLine } from '../../src/custom/layout/ConnectionLine.tsx';
import { connection } from '../../src/providers/connection.ts';
import { READ_AT } from '../../src/providers/offline/cache-names.ts';
import { renderPage } from '../support/web.tsx';

const line = () => screen.getByTestId('connection');
const storedAt = (moment: Date) => new Headers({ [READ_AT]: String(moment.getTime()) });

let isUp = false;
const server = setupServer(
  http.get('*/health/live', () => (isUp ? HttpResponse.json({}) : HttpResponse.error())),
);
beforeEach(() => {
  isUp = false;
  connection.found();
  server.listen();
});
afterEach(() => server.close());

let reads = 0;
function Read() {
  useQuery({
    queryKey: ['something'],
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  return null;
}

it('is empty while there is a connection', async () => {
  await renderPage(<ConnectionLine />);
  expect(line()).toBeEmptyDOMElement();
  expect(line()).toHaveAttribute('role', 'status');
});

it('says since when what is shown was read, with the day where it was not today', async () => {
  await renderPage(<ConnectionLine />);
  act(() => connection.answered('commands', storedAt(new Date())));
  expect(line()).toHaveTextContent(
    /^No connection\. You see what was read last, at \W*\d\d:\d\d\W*\.$/,
  );
  act(() => connection.answered('commands', storedAt(new Date('2026-01-02T12:00:00Z'))));
  expect(line()).toHaveTextContent('No connection. You see what was read last, on 02/01/26');
  act(() => connection.openPage());
  expect(line()).toHaveTextContent(/^No connection\.$/);
});

it('looks for the server once the device is online again; then it is empty and all is read anew', async () => {
  reads = 0;
  await renderPage(
    <>
      <ConnectionLine />
      <Read />
    </>,
  );
  await waitFor(() => expect(reads).toBe(1));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(line()).toHaveTextContent('No connection.');
  // Online, and still no server.
  window.dispatchEvent(new Event('online'));
  isUp = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(line()).toBeEmptyDOMElement());
  await waitFor(() => expect(reads).toBe(2));
});
