/** Whether a value of unknown origin is one of a fixed list, narrowing its type. */
export function isOneOf<const T>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}
