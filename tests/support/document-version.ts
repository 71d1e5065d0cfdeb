/** A new value after every change of the page; jsdom then drops its cached styles. */
export function documentVersion(): unknown {
  const inside = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === 'impl',
  );
  const version = inside && Reflect.get(Reflect.get(document, inside), '_styleCache');
  if (!version) throw new Error('This version of jsdom does not show when its document changes.');
  return version;
}
