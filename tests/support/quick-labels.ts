import { documentVersion } from './document-version.ts';

/**
 * jsdom finds the labels of a control by checking for every element of the page which control it
 * labels, and that check walks the page again. Queries by role or label do this for every control,
 * after every change. Here all labels of the page are found at once, and cached until it changes.
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
const CURRENT = Symbol.for('jisr.ownLabels');
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

/** Labels in the form of a list of elements, as the page returns them. */
const listOf = (found: HTMLLabelElement[]) =>
  Object.assign([...found], { item: (at: number) => found[at] ?? null });

/** The labels of a control as jsdom finds them. */
export const jsdomsLabelsOf = (control: Element): Labels =>
  Reflect.get(control, CURRENT)?.get.call(control) ?? null;

/** Installs the quick search for labels. */
export function showQuickLabels(): void {
  for (const { prototype } of LABELABLE) {
    const own: PropertyDescriptor | undefined =
      Reflect.get(prototype, CURRENT) ?? Reflect.getOwnPropertyDescriptor(prototype, 'labels');
    Reflect.set(prototype, CURRENT, own);
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
