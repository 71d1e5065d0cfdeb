/**
 * Stands in for the library by which react-admin makes English labels of names, in singular and
 * plural. Every label here has a text in each catalogue, so a plain one is enough where one is
 * missing. vite.config.ts names this file; the names are the library's.
 */
export function humanize(name: string): string {
  const words = name
    .replace(/[_.]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const capitalize = humanize;
export const inflect = (name: string): string => name;
export const singularize = (name: string): string => name;
export const transform = (name: string): string => humanize(name);
export const pluralize = (name: string): string => name;
