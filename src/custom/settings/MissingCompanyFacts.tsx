import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { missingCompanyFacts, type StoredCompany } from '../../../domain/documents/company-of.ts';
import { fieldLabelKey } from '../../i18n/resource-labels.ts';

/** Names the company details that its invoices still lack; nothing if they are complete. */
export function MissingCompanyFacts() {
  const translate = useTranslate();
  const company = useRecordContext();
  const missing = missingCompanyFacts(company as StoredCompany | undefined);
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 2, sm: 3 }, mb: 0 }}>
      {translate('company.missing')}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {missing.map((path) => (
          <li key={path}>{translate(fieldLabelKey('settings', path))}</li>
        ))}
      </Box>
    </Alert>
  );
}
