import { isOneOf } from '../../domain/is-one-of.ts';
import { SETUP_STEPS, type Setup, type SetupStep } from '../../domain/setup/setup-steps.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

/** What an administrator changes of the set-up; what is left out stays. */
export type SetupChange = {
  readonly isOver?: boolean;
  readonly skipped?: Partial<Readonly<Record<SetupStep, boolean>>>;
};

/** How far the set-up is; `undefined` if the back end does not say. */
export const setupMethods = (http: ApiClient) => ({
  async getSetup({ signal }: { readonly signal?: AbortSignal } = {}): Promise<Setup | undefined> {
    return readSetup(await http.callIfThere('setup', { signal: signal ?? null }));
  },
  async changeSetup(change: SetupChange): Promise<Setup | undefined> {
    const { json } = await http.call('setup', { method: 'PUT', body: JSON.stringify(change) });
    return readSetup(json);
  },
});

export type SetupMethods = ReturnType<typeof setupMethods>;

/** A newer server may have steps that this client cannot explain. */
function readSetup(json: unknown): Setup | undefined {
  const data = isObject(json) ? json.data : undefined;
  if (!isObject(data) || !Array.isArray(data.steps)) return undefined;
  return {
    isEmpty: data.isEmpty === true,
    isOver: data.isOver === true,
    latestOrder: typeof data.latestOrder === 'string' ? data.latestOrder : null,
    steps: data.steps.flatMap((state: unknown) =>
      isObject(state) && isOneOf(SETUP_STEPS, state.step)
        ? [
            {
              step: state.step,
              isDone: state.isDone === true,
              isSkipped: state.isSkipped === true,
            },
          ]
        : [],
    ),
  };
}
