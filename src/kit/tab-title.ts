const PRODUCT = 'Jisr';

let section: string | undefined;
let count = 0;

/** What is written in the browser's tab: how many things wait, the section, and the product. */
function write(): void {
  const name = section ? `${section} · ${PRODUCT}` : PRODUCT;
  document.title = count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ${name}` : name;
}

const MOST = 99;

/** Names the section that is shown in the browser's tab. */
export function setTabSection(name: string | undefined): void {
  section = name;
  write();
}

/** Says in the browser's tab how many things wait for somebody. */
export function setTabCount(waiting: number): void {
  count = waiting;
  write();
}
