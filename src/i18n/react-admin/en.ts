/**
 * The framework's own texts, in the words of the house where specification 2.3 has some: those that
 * something here can show. The framework has twice as many, for parts of it that nothing here uses.
 */
export const ra = {
  action: {
    add: 'Add',
    bulk_actions: '1 item selected |||| %{smart_count} items selected',
    cancel: 'Cancel',
    clear_array_input: 'Clear the list',
    clear_input_value: 'Clear value',
    confirm: 'Confirm',
    create: 'Create',
    create_item: 'Create %{item}',
    delete: 'Delete',
    edit: 'Edit',
    remove: 'Remove',
    reset: 'Reset',
    save: 'Save',
    search_columns: 'Search columns',
    select_all: 'Select all',
    select_all_button: 'Select all',
    select_row: 'Select this row',
    show: 'Show',
    sort: 'Sort',
    undo: 'Undo',
    unselect: 'Unselect',
    expand: 'Expand',
    close: 'Close',
    move_up: 'Move up',
    move_down: 'Move down',
    open: 'Open',
    select_columns: 'Columns',
  },
  page: {
    create: 'Create %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    loading: 'Loading',
    show: '%{name} %{recordRepresentation}',
  },
  input: {
    password: {
      toggle_visible: 'Hide password',
      toggle_hidden: 'Show password',
    },
  },
  message: {
    bulk_delete_content:
      'Are you sure you want to delete this %{name}? |||| Are you sure you want to delete these %{smart_count} items?',
    bulk_delete_title: 'Delete %{name} |||| Delete %{smart_count} %{name}',
    clear_array_input: 'Are you sure you want to clear the whole list?',
    invalid_form: 'The form is not valid. Please check for errors',
    loading: 'Please wait',
    select_all_limit_reached:
      'There are too many elements to select them all. Only the first %{max} elements were selected.',
    unsaved_changes: "Some of your changes weren't saved. Are you sure you want to ignore them?",
  },
  navigation: {
    clear_filters: 'Clear filters',
    no_filtered_results: 'No %{name} found using the current filters.',
    no_results: 'No %{name} found',
    page_range_info: '%{offsetBegin}-%{offsetEnd} of %{total}',
    first: 'Go to first page',
    last: 'Go to last page',
    next: 'Go to next page',
    previous: 'Go to previous page',
    page_rows_per_page: 'Rows per page:',
    skip_nav: 'Skip to content',
  },
  sort: {
    sort_by: 'Sort by %{field_lower_first} %{order}',
    ASC: 'ascending',
    DESC: 'descending',
  },
  auth: {
    auth_check_error: 'Please login to continue',
  },
  notification: {
    updated: 'Element updated |||| %{smart_count} elements updated',
    created: 'Element created',
    deleted: 'Element deleted |||| %{smart_count} elements deleted',
    item_doesnt_exist: 'Element does not exist',
    http_error: 'Server communication error',
    i18n_error: 'Cannot load the translations for the specified language',
    logged_out: 'Your session has ended, please reconnect.',
    not_authorized: "You're not authorized to access this resource.",
    offline: 'No connectivity. Could not fetch data.',
  },
  validation: {
    required: 'Required',
    minLength: 'Must be %{min} characters at least',
    maxLength: 'Must be %{max} characters or less',
    minValue: 'Must be at least %{min}',
    maxValue: 'Must be %{max} or less',
    number: 'Must be a number',
    email: 'Must be a valid email',
    oneOf: 'Must be one of: %{options}',
    regex: 'Must match a specific format (regexp): %{pattern}',
  },
  configurable: {
    customize: 'Customize',
  },
};

/** What every language must hold of them. */
export type FrameworkTexts = typeof ra;
