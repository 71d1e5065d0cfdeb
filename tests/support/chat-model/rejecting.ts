/** An answer to a call that the test decides. */
type Answer = { readonly status: number; readonly body?: unknown; readonly wait?: number };

/** Answers changes as the test defines, one after the other, before `way` is called at all. */
export function rejecting(way: typeof fetch, answers: Answer[]): typeof fetch {
  return async (input, init) => {
    const next = init?.method === 'POST' ? answers.shift() : undefined;
    if (!next) return way(input, init);
    const headers: Record<string, string> =
      next.wait === undefined ? {} : { 'retry-after': String(next.wait) };
    return new Response(JSON.stringify(next.body ?? {}), { status: next.status, headers });
  };
}
