/** Texts of the page that shows administrators every resource. */
export const guide = {
  title: 'Resources',
  intro:
    'What this product keeps records of, as it is declared: fields, rules, access, lists and actions. Its calls are tried on the page of the API, on the real data.',
  search: 'Find a resource or a field',
  none: 'No resource has this in its name, its path or its fields.',
  choose: 'All resources',
  adding: 'A new one:',
  sections: {
    fields: 'Fields',
    access: 'Access',
    rules: 'Rules over several fields',
    actions: 'Actions',
    lists: 'Lists',
    calls: 'Calls',
  },
  field: 'Field',
  kind: 'Kind',
  options: 'Options',
  who: {
    operation: 'Who may',
    stranger: 'Without a session',
    yes: 'yes',
    no: 'no',
    only: 'only %{scope}',
  },
  operations: {
    list: 'list',
    show: 'read one',
    create: 'create',
    edit: 'change',
    delete: 'delete',
  },
  read: 'read by',
  write: 'written by',
  transitions: '%{field}: %{from} → %{to}',
  noRules: 'None.',
  noActions: 'None but deleting.',
  notDescribed: 'This back end does not describe its calls.',
  apiPage: 'Read and try its calls on the page of the API',
  list: { address: 'Address', columns: 'Columns', filters: 'Filters', bulk: 'For a selection' },
};

export type GuideTexts = typeof guide;
