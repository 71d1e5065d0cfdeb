import { documentVersion } from './document-version.ts';

/**
 * jsdom looks for the labels of a control by asking every element of the page what it labels, and
 * that walks the page again. Queries by role or label ask it of every control, after every change:
 * all labels of the page are looked for at once here, and held until it changes.
 */
const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const SELECTOR = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';
const HELD = Symbol.for('jisr.ownLabels');
type Labels = NodeListOf<HTMLLabelElement> | null;

let version: unknown;
let labels = new Map<Element | null, HTMLLabelElement[]>();

function labelsOf(control: Element): HTMLLabelElement[] {
  const current = documentVersion();
  if (current !== version) {
    labels = Map.groupBy(document.getElementsByTagName('label'), controlOf);
    version = current;
  }
  return labels.get(control) ?? [];
}

function controlOf(label: HTMLLabelElement): Element | null {
  const id = label.getAttribute('for');
  return id === null ? label.querySelector(SELECTOR) : document.getElementById(id);
}

/** What the page gives as a list of elements. */
const listOf = (found: HTMLLabelElement[]) =>
  Object.assign([...found], { item: (at: number) => found[at] ?? null });

/** The labels of a control as jsdom finds them. */
export const jsdomsLabelsOf = (control: Element): Labels =>
  Reflect.get(control, HELD)?.get.call(control) ?? null;

/** From now on the labels of a control are found the quick way. */
export function showQuickLabels(): void {
  for (const { prototype } of LABELABLE) {
    const own: PropertyDescriptor | undefined =
      Reflect.get(prototype, HELD) ?? Reflect.getOwnPropertyDescriptor(prototype, 'labels');
    Reflect.set(prototype, HELD, own);
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: Element & { type?: string }): Labels | ReturnType<typeof listOf> {
        const isPlain = this.getRootNode() === document && this.type !== 'hidden';
        return isPlain ? listOf(labelsOf(this)) : own?.get?.call(this);
      },
    });
  }
}
