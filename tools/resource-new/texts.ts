/** `numberOfSeats` as a label: `Number of seats`. */
export function title(name: string): string {
  const texts = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return texts.charAt(0).toUpperCase() + texts.slice(1);
}

/** The singular of a plural: `vehicle` for `vehicles`, `category` for `categories`. */
export function singular(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ses|xes|ches|shes)$/.test(name)) return name.replace(/es$/, '');
  return /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}
