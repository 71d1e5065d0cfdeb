/** @jsxImportSource preact */
import { render } from 'preact';
import type { Locale } from '../../domain/fields.ts';
import { PHONE_PREFIX } from '../../domain/people/typed-phone.ts';
import { Login, type LoginPlaces, type LoginState, type Typed } from './Login.tsx';
import type { Device } from './use-stored.ts';

/** What lies behind the form, once its code is there. */
export type BehindLogin = {
  /** The form is being used: there is time to prepare what comes next. */
  onBegin: () => void;
  onLogin: (typed: Typed) => void;
  onForgotten: () => void;
};

/**
 * The login screen of this page. It stands beside the element of the back office, so that it is there,
 * and can be filled in, before any code of the back office is.
 */
export type LoginScreen = {
  readonly places: LoginPlaces;
  /** Draws it, in a language until another one is chosen on this device. */
  readonly show: (device: Device, locale: Locale) => void;
  /** Takes it away, unless it is shown again at once. */
  readonly hide: () => void;
  /** Hands over what was requested before this was there. Returns how to leave. */
  readonly connect: (behind: BehindLogin) => () => void;
  readonly set: (change: Partial<Omit<LoginState, 'isUnreachable'>>) => void;
  /** What lies behind could not be loaded: whoever waits for it is told. */
  readonly fail: () => void;
  readonly focusPassword: () => void;
};

const AT_FIRST: LoginState = { phone: PHONE_PREFIX, phase: 'typing', isUnreachable: false };

export function createLoginScreen(): LoginScreen {
  const places = { notice: document.createElement('div'), more: document.createElement('div') };
  let element: HTMLElement | undefined;
  let shown: { readonly device: Device; readonly locale: Locale } | undefined;
  let state = AT_FIRST;
  let behind: BehindLogin | undefined;
  /** What was requested before the code that does it was there. */
  let waiting: ((behind: BehindLogin) => void) | undefined;

  const draw = () => {
    if (!element || !shown) return;
    const { device, locale } = shown;
    render(
      <Login device={device} locale={locale} state={state} places={places} actions={actions} />,
      element,
    );
  };
  const change = (to: Partial<LoginState>) => {
    state = { ...state, ...to };
    draw();
  };
  const request = (task: (behind: BehindLogin) => void) => {
    if (behind) return task(behind);
    waiting = task;
    change({ phase: 'calling', isUnreachable: false });
  };
  const actions = {
    onPhone: (phone: string) => change({ phone }),
    onBegin: () => behind?.onBegin(),
    onLogin: (typed: Typed) => request(({ onLogin }) => onLogin(typed)),
    onForgotten: () => request(({ onForgotten }) => onForgotten()),
  };

  return {
    places,
    show(device, locale) {
      shown = { device, locale };
      if (!element) {
        element = document.createElement('div');
        element.id = 'login';
        document.body.prepend(element);
      }
      draw();
    },
    hide() {
      shown = undefined;
      // React's strict mode leaves every page once and comes back at once.
      queueMicrotask(() => {
        if (!element || shown) return;
        render(null, element);
        element.remove();
        element = undefined;
        state = AT_FIRST;
        waiting = undefined;
      });
    },
    connect(wanted) {
      behind = wanted;
      if (element?.contains(document.activeElement)) wanted.onBegin();
      const task = waiting;
      waiting = undefined;
      change({ phase: 'typing', isUnreachable: false });
      task?.(wanted);
      return () => {
        if (behind === wanted) behind = undefined;
      };
    },
    set: change,
    fail() {
      waiting = undefined;
      change({ phase: 'typing', isUnreachable: true });
    },
    focusPassword: () => element?.querySelector<HTMLInputElement>('[name="password"]')?.focus(),
  };
}

/** The one of this page. */
export const loginScreen = createLoginScreen();
