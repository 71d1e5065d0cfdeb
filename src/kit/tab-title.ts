const PRODUCT = 'Jisr';
const MOST = 99;

/** What is written in the browser's tab: how many things wait, the section, and the product. */
function createTabTitle() {
  let section: string | undefined;
  let count = 0;
  const write = (): void => {
    const name = section ? `${section} · ${PRODUCT}` : PRODUCT;
    document.title = count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ${name}` : name;
  };
  return {
    setSection(name: string | undefined): void {
      section = name;
      write();
    },
    setCount(waiting: number): void {
      count = waiting;
      write();
    },
  };
}

const title = createTabTitle();

/** Names the section that is shown in the browser's tab. */
export const setTabSection = (name: string | undefined): void => title.setSection(name);

/** Says in the browser's tab how many things wait for somebody. */
export const setTabCount = (waiting: number): void => title.setCount(waiting);
