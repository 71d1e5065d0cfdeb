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
  readonly isShown: () => boolean;
  /** Takes it away, unless it is shown again at once. */
  readonly hide: () => void;
  /** Hands over what was requested before this was there. Returns how to leave. */
  readonly connect: (behind: BehindLogin) => () => void;
  readonly set: (change: Partial<Omit<LoginState, 'isUnreachable'>>) => void;
  /** What lies behind could not be loaded: the screen says so, and forgets what was requested. */
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
  let waiting: { readonly login?: Typed; readonly forgotten?: boolean } = {};

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
  const focusPassword = () =>
    element?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  const actions = {
    onPhone: (phone: string) => change({ phone }),
    onBegin: () => behind?.onBegin(),
    onLogin: (login: Typed) => {
      if (behind) return behind.onLogin(login);
      waiting = { login };
      change({ phase: 'calling', isUnreachable: false });
    },
    onForgotten: () => {
      if (behind) return behind.onForgotten();
      waiting = { ...waiting, forgotten: true };
    },
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
    isShown: () => shown !== undefined,
    hide() {
      shown = undefined;
      // React's strict mode leaves every page once and comes back at once.
      queueMicrotask(() => {
        if (!element || shown) return;
        render(null, element);
        element.remove();
        element = undefined;
        state = AT_FIRST;
        waiting = {};
      });
    },
    connect(wanted) {
      behind = wanted;
      const { login, forgotten } = waiting;
      waiting = {};
      if (login || element?.contains(document.activeElement)) wanted.onBegin();
      change({ isUnreachable: false });
      if (login) wanted.onLogin(login);
      else if (forgotten) wanted.onForgotten();
      return () => {
        if (behind === wanted) behind = undefined;
      };
    },
    set: change,
    fail() {
      const isAwaited = state.phase === 'calling';
      waiting = {};
      change({ phase: 'typing', isUnreachable: true });
      // A button that is disabled has lost the focus.
      if (isAwaited) focusPassword();
    },
    focusPassword,
  };
}

/** The one of this page. */
export const loginScreen = createLoginScreen();
