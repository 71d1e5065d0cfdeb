/**
 * Stands in for the library with which react-admin's lists export themselves by default. Ours never
 * do: they say `exporter={false}` and have an export of their own. vite.config.ts names it.
 */
export default function exportByDefault(): never {
  throw new Error('A list has to be exported by the kit.');
}
