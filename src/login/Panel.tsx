/** @jsxImportSource preact */
import type { LoginTexts } from '../i18n/login/en.ts';
import { bridgeShapes, logoShapes, type Shape } from '../theme/bridge-shapes.ts';
import { pictureOf, type Scheme } from './colours.ts';

const pathOf = ({ d, pathLength, style }: Shape) => (
  <path key={d} d={d} pathLength={pathLength} style={style} />
);

/** The product's name and picture beside (on a phone: above) the form. */
export function Panel({ scheme, texts }: { scheme: Scheme; texts: LoginTexts }) {
  return (
    <header class="login-panel">
      <div class="login-picture" role="img" aria-label={texts.session.picture}>
        <svg viewBox="0 0 640 540" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          {bridgeShapes(pictureOf(scheme)).map(pathOf)}
        </svg>
      </div>
      <div class="login-brand">
        <p class="login-name">
          <svg class="login-logo" viewBox="0 0 32 32" aria-hidden="true">
            {logoShapes().map(pathOf)}
          </svg>
          <span>
            Jisr{' '}
            <span class="login-jisr" lang="ar" dir="rtl">
              جسر
            </span>
          </span>
        </p>
        <p class="login-claim">{texts.entrance.claim}</p>
      </div>
    </header>
  );
}
