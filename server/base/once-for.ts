/**
 * A function whose result is computed once for each object that it is called with, and cached as long
 * as that object. Further arguments must not change the result.
 */
export function onceFor<Key extends object, Rest extends readonly unknown[], Result>(
  find: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key, ...rest) => {
    const found = known.get(key) ?? { result: find(key, ...rest) };
    known.set(key, found);
    return found.result;
  };
}
