import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { idOf } from '../support/fake-back-end.ts';
import { generatedScreens } from '../support/generated-screens.tsx';
import { jsdomsLabelsOf } from '../support/quick-labels.ts';
import { jsdomsStyleOf } from '../support/quick-styles.ts';
import { setScreenWidth } from '../support/web.tsx';

const { open } = generatedScreens();
const REQUIRED = ['display', 'visibility', 'opacity', 'pointer-events'];
const shown = (element: Element, style: CSSStyleDeclaration) =>
  [
    element.localName,
    element.className,
    ...REQUIRED.map((name) => style.getPropertyValue(name)),
  ].join();

/** jsdom itself is slow: this many elements are checked, from all over the page. */
const SAMPLE = 40;
const sampleOf = <T extends Element>(selector: string): T[] => {
  const all = [...document.querySelectorAll<T>(selector)];
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all.filter((_, at) => at % step === 0);
};

describe.each([
  ['/everyKind', 390, 'checkbox'],
  [`/everyKind/${idOf(3)}`, 1440, 'textbox'],
])('on %s at %i pixels', (path, width, role) => {
  test('elements are shown or hidden, and labelled, exactly as in jsdom', async () => {
    setScreenWidth(width);
    await open(path);
    await screen.findAllByRole(role);
    const elements = sampleOf('*');
    const styles = elements.map((one) => shown(one, getComputedStyle(one)));
    expect(styles).toEqual(elements.map((one) => shown(one, jsdomsStyleOf(one))));
    const controls = sampleOf<HTMLInputElement>('input, button, textarea');
    const labels = controls.map((one) => [...(one.labels ?? [])]);
    expect(labels).toEqual(controls.map((one) => [...(jsdomsLabelsOf(one) ?? [])]));
  });
});
