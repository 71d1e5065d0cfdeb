import { useTranslate } from 'react-admin';

/** What the buttons inside of a bare Autocomplete are called, which knows English only. */
export function useAutocompleteNames() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
  };
}
