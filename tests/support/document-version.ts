/** Another value whenever anything of the page changes. jsdom then lets go of the styles that it holds. */
export function documentVersion(): unknown {
  const inside = Object.getOwnPropertySymbols(document).find(
    ({ description }) => description === 'impl',
  );
  const version = inside && Reflect.get(Reflect.get(document, inside), '_styleCache');
  if (!version) throw new Error('This jsdom does not tell when its document changes.');
  return version;
}
