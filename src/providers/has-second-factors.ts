/**
 * Whether the page comes from a server that knows second factors: it says so in the page, so that
 * nothing has to be called before the sign-in. With another back end nothing of them is shown.
 */
export const hasSecondFactors = (): boolean =>
  document.querySelector('meta[name="second-factors"]') !== null;

/** An address that is a number has no passkeys: they belong to a name. */
const NUMBER = /^[\d.]+$|^\[/;

/** Whether this browser can make and use passkeys at this address. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !NUMBER.test(window.location.hostname);

/** Whether somebody may sign in here with a passkey alone. */
export const offersPasskeys = (): boolean => hasSecondFactors() && knowsPasskeys();
