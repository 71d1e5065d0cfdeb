import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PointerEvent, useEffect } from 'react';
import { TestMemoryRouter, useLocation } from 'react-admin';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Pages } from '../../src/custom/layout/Pages.tsx';
import { useDrawAhead } from '../../src/kit/draw-ahead.ts';

/** What the pages did, in its order. */
let done: string[] = [];
/** The headings that were drawn, each as often as it was. */
let drawings: string[] = [];
beforeEach(() => {
  done = [];
  drawings = [];
  ready = async () => true;
});

let ready = async () => true;

function List() {
  const { enter, leave } = useDrawAhead();
  return (
    <>
      {['1', '2'].map((id) => (
        <Link
          key={id}
          to={`/records/${id}`}
          onPointerEnter={(event: PointerEvent) => enter(event, `/records/${id}`, ready)}
          onPointerLeave={leave}
        >
          Record {id}
        </Link>
      ))}
    </>
  );
}

function Heading({ text }: { text: string }) {
  drawings.push(text);
  return <h2>{text}</h2>;
}

function Parcel() {
  const { id } = useParams();
  const { pathname } = useLocation();
  useEffect(() => {
    done.push(`opened ${id}`);
    return () => {
      done.push(`left ${id}`);
    };
  }, [id]);
  return (
    <>
      <Heading text={`Parcel ${id} at ${pathname}`} />
      <Link to="/list">Back to the list</Link>
    </>
  );
}

const open = () =>
  render(
    <TestMemoryRouter initialEntries={['/list']}>
      <Pages>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/records/:id" element={<Parcel />} />
        </Routes>
      </Pages>
    </TestMemoryRouter>,
  );

const rest = (name: string) => userEvent.hover(screen.getByRole('link', { name }));
const ahead = (id: number) => screen.queryByText(`Parcel ${id} at /records/${id}`);

describe('a mouse that rests on a link', () => {
  test('has its page drawn, which nobody sees and which does nothing', async () => {
    open();
    await rest('Record 1');
    await waitFor(() => expect(ahead(1)).toBeInTheDocument());
    expect(ahead(1)).not.toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(done).toEqual([]);
  });

  test('finds that very page when it opens it, and the list is unmounted', async () => {
    open();
    await rest('Record 1');
    await waitFor(() => expect(ahead(1)).toBeInTheDocument());
    const drawn = ahead(1);
    await userEvent.click(screen.getByRole('link', { name: 'Record 1' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /Parcel 1/ })).toBe(drawn));
    expect(done).toEqual(['opened 1']);
    expect(screen.queryByRole('link', { name: 'Record 1' })).toBeNull();
  });

  test('has it drawn once, for opening it changes nothing in it', async () => {
    open();
    await rest('Record 1');
    await waitFor(() => expect(ahead(1)).toBeInTheDocument());
    await userEvent.click(screen.getByRole('link', { name: 'Record 1' }));
    await screen.findByRole('heading', { name: /Parcel 1/ });
    expect(drawings).toEqual(['Parcel 1 at /records/1']);
  });

  test('has only the last page drawn, and sees the one that it opens', async () => {
    open();
    await rest('Record 1');
    await waitFor(() => expect(ahead(1)).toBeInTheDocument());
    await rest('Record 2');
    await waitFor(() => expect(ahead(2)).toBeInTheDocument());
    expect(ahead(1)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Record 1' }));
    await screen.findByRole('heading', { name: /Parcel 1/ });
    expect(ahead(2)).toBeNull();
    expect(done).toEqual(['opened 1']);
  });
});

test('a page whose code cannot be loaded is not drawn ahead, and is opened all the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const requested = vi.fn(async () => false);
  ready = requested;
  open();
  await rest('Record 1');
  await waitFor(() => expect(requested).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(ahead(1)).toBeNull();
  ready = async () => true;
  await rest('Record 2');
  await waitFor(() => expect(ahead(2)).toBeInTheDocument());
  expect(ahead(1)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Record 1' }));
  await screen.findByRole('heading', { name: /Parcel 1/ });
});

test('a page that is left ends, and can be opened again', async () => {
  open();
  await rest('Record 1');
  await waitFor(() => expect(ahead(1)).toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: 'Record 1' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to the list' }));
  await screen.findByRole('link', { name: 'Record 1' });
  expect(done).toEqual(['opened 1', 'left 1']);
  await userEvent.click(screen.getByRole('link', { name: 'Record 2' }));
  await screen.findByRole('heading', { name: /Parcel 2/ });
  expect(done).toEqual(['opened 1', 'left 1', 'opened 2']);
});
