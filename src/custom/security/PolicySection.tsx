import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { admin, roleNamed } from '../../../domain/access.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { MOST_GRACE_DAYS } from '../../../domain/people/second-factor.ts';
import { useMay } from '../../kit/access/use-access.ts';
import { usePasswordProof } from '../../kit/dialog/use-password-proof.tsx';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { SectionCard } from '../../kit/SectionCard.tsx';
import { errorKey } from '../../providers/call-error.ts';
import type { FactorCalls, Policy } from '../../providers/factor-calls.ts';
import { FACTOR_STATE, SIGN_IN_POLICY } from './use-factor-calls.ts';

/** Which roles need a second factor, for administrators. */
export function PolicySection({ calls }: { calls: FactorCalls }) {
  const isAdmin = useMay()(admin);
  return isAdmin ? <Loaded calls={calls} /> : null;
}

function Loaded({ calls }: { calls: FactorCalls }) {
  const { data } = useQuery({
    queryKey: SIGN_IN_POLICY,
    queryFn: async ({ signal }) => (await calls.policy(signal)) ?? null,
  });
  return data ? <PolicyForm calls={calls} policy={data} /> : null;
}

function PolicyForm({ calls, policy }: { calls: FactorCalls; policy: Policy }) {
  const translate = useTranslate();
  const toast = useToast();
  const locale = useLocale();
  const client = useQueryClient();
  const [roles, setRoles] = useState(policy.roles);
  const [days, setDays] = useState(String(policy.graceDays));
  const { proof, field, takes, reset } = usePasswordProof({
    label: translate('security.proof.password'),
    hint: translate('security.proof.text'),
  });
  const isRight = /^\d+$/.test(days) && Number(days) <= MOST_GRACE_DAYS;
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.savePolicy({ roles, graceDays: Number(days) }, proof),
    onSuccess: () => {
      toast(translate('security.policy.saved'), { type: 'success' });
      reset();
    },
    onError: (error) => {
      if (!takes(error)) toast(errorKey(error), { type: 'error' });
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: SIGN_IN_POLICY });
      await client.invalidateQueries({ queryKey: FACTOR_STATE });
    },
  });
  const labelOf = (role: string) =>
    (isOneOf(LOCALES, locale) && roleNamed(role)?.labels[locale]) || role;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isRight && !isPending) mutate();
  };
  return (
    <SectionCard title={translate('security.policy.title')} icon={PolicyOutlined}>
      <Typography variant="body2" color="text.secondary">
        {translate('security.policy.intro')}
      </Typography>
      <form noValidate onSubmit={save}>
        <FormGroup>
          {policy.possible.map((role) => (
            <FormControlLabel
              key={role}
              label={labelOf(role)}
              control={
                <Checkbox
                  checked={roles.includes(role)}
                  onChange={(_event, isOn) =>
                    setRoles(isOn ? [...roles, role] : roles.filter((one) => one !== role))
                  }
                />
              }
            />
          ))}
        </FormGroup>
        <TextField
          label={translate('security.policy.days')}
          value={days}
          error={!isRight}
          helperText={translate('security.policy.daysHint')}
          onChange={({ target }) => setDays(target.value.trim())}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
          sx={{ mt: 1, display: 'flex', maxWidth: 240 }}
        />
        {field && <Box sx={{ maxWidth: 360, mb: 2 }}>{field}</Box>}
        <Button type="submit" variant="outlined" disabled={!isRight} loading={isPending}>
          {translate('security.policy.save')}
        </Button>
      </form>
    </SectionCard>
  );
}
