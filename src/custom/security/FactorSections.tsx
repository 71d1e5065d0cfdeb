import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import PinOutlined from '@mui/icons-material/PinOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Passkey, SecondFactorState } from '../../../domain/people/second-factor.ts';
import { isolated } from '../../i18n/languages.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { DialogFrame } from '../../kit/dialog/DialogFrame.tsx';
import { formatMoment } from '../../kit/format/dates.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { SectionCard } from '../../kit/SectionCard.tsx';
import type { FactorCalls, NewFactor, Proof } from '../../providers/factor-calls.ts';
import { knowsPasskeys } from '../../providers/has-second-factors.ts';
import { AppSetUp } from './AppSetUp.tsx';
import { Line, Lines } from './lines.tsx';
import { PasskeySetUp } from './PasskeySetUp.tsx';
import { ProvenStep } from './ProvenStep.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { FACTOR_STATE } from './use-factor-calls.ts';

/** What is being done in the dialog. */
type Doing =
  | { readonly kind: 'addApp' | 'addPasskey' | 'renewCodes' }
  | { readonly kind: 'remove'; readonly which: 'app' | Passkey }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const moment = (at: string) => isolated(formatMoment(at), 'ltr');

type Props = { calls: FactorCalls; state: SecondFactorState };

/** The app, the passkeys and the recovery codes of whoever is signed in. */
export function FactorSections({ calls, state }: Props) {
  const translate = useTranslate();
  const [doing, setDoing] = useState<Doing>();
  const { appSince, passkeys, recoveryLeft, isRequired, dueAt } = state;
  const hasNone = appSince === null && passkeys.length === 0;
  return (
    <>
      {hasNone && (
        <Alert severity={isRequired ? 'warning' : 'info'}>
          {translate('security.factor.none')}{' '}
          {translate(isRequired ? 'security.factor.required' : 'security.factor.intro')}{' '}
          {dueAt && translate('security.factor.dueAt', { at: moment(dueAt) })}
        </Alert>
      )}
      <SectionCard
        title={translate('security.app.title')}
        icon={PhonelinkLockOutlined}
        action={
          appSince === null ? (
            <Button onClick={() => setDoing({ kind: 'addApp' })}>
              {translate('security.app.add')}
            </Button>
          ) : (
            <Button color="error" onClick={() => setDoing({ kind: 'remove', which: 'app' })}>
              {translate('security.app.remove')}
            </Button>
          )
        }
      >
        <Typography variant="body2" color="text.secondary">
          {appSince === null
            ? translate('security.app.codeHint')
            : translate('security.app.since', { at: moment(appSince) })}
        </Typography>
      </SectionCard>
      <SectionCard
        title={translate('security.passkey.title')}
        icon={KeyOutlined}
        action={
          knowsPasskeys() && (
            <Button onClick={() => setDoing({ kind: 'addPasskey' })}>
              {translate('security.passkey.add')}
            </Button>
          )
        }
      >
        <Typography variant="body2" color="text.secondary">
          {translate('security.passkey.intro')}
        </Typography>
        {passkeys.length > 0 && (
          <Lines>
            {passkeys.map((passkey) => (
              <PasskeyLine
                key={passkey._id}
                passkey={passkey}
                onRemove={() => setDoing({ kind: 'remove', which: passkey })}
              />
            ))}
          </Lines>
        )}
      </SectionCard>
      {!hasNone && (
        <SectionCard
          title={translate('security.recovery.title')}
          icon={PinOutlined}
          action={
            <Button onClick={() => setDoing({ kind: 'renewCodes' })}>
              {translate('security.recovery.renew')}
            </Button>
          }
        >
          {recoveryLeft === 0 ? (
            <Alert severity="warning">{translate('security.recovery.empty')}</Alert>
          ) : (
            <Typography variant="body2">
              {translate('security.recovery.left', { smart_count: recoveryLeft })}
            </Typography>
          )}
        </SectionCard>
      )}
      {doing && <FactorDialog calls={calls} doing={doing} onDoing={setDoing} />}
    </>
  );
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const translate = useTranslate();
  const { name, usedAt } = passkey;
  const label = translate('security.passkey.remove', { name: isolated(name) });
  return (
    <Line
      main={<bdi>{name}</bdi>}
      below={
        usedAt === null
          ? translate('security.passkey.unused')
          : translate('security.passkey.used', { at: moment(usedAt) })
      }
      end={
        <IconButton size="small" aria-label={label} data-hint={label} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      }
    />
  );
}

const TITLES = {
  addApp: 'security.app.add',
  addPasskey: 'security.passkey.add',
  renewCodes: 'security.recovery.renew',
  codes: 'security.recovery.title',
  remove: 'security.remove.title',
} as const;

type DialogProps = {
  calls: FactorCalls;
  doing: Doing;
  onDoing: (next: Doing | undefined) => void;
};

function FactorDialog({ calls, doing, onDoing }: DialogProps) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const [isSure, setSure] = useState(false);
  const close = useCallback(() => onDoing(undefined), [onDoing]);
  const failed = useCallback(
    (sentence: string) => {
      toast(sentence, { type: 'error' });
      close();
    },
    [toast, close],
  );
  const refresh = () => client.invalidateQueries({ queryKey: FACTOR_STATE });
  const added = async ({ recoveryCodes }: NewFactor, text: string) => {
    toast(translate(text), { type: 'success' });
    await refresh();
    onDoing(recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : undefined);
  };
  const { kind } = doing;
  const begin = useCallback(
    async (proof: Proof) => {
      if (kind === 'addApp') return calls.beginApp(proof);
      // A first call with the password, so that a wrong one is said before the device is used.
      if (kind === 'addPasskey') return calls.passkeyOptions(proof);
      return calls.renewCodes(proof);
    },
    [kind, calls],
  );

  if (doing.kind === 'remove' && !isSure) {
    return (
      <ConfirmDialog
        open
        title={translate('security.remove.title')}
        content={translate('security.remove.text')}
        confirmLabel={translate('security.remove.confirm')}
        danger
        onConfirm={() => setSure(true)}
        onClose={close}
      />
    );
  }
  return (
    <DialogFrame title={translate(TITLES[kind])} width="xs" isLayer onClose={close}>
      <DialogContent>
        {doing.kind === 'codes' && (
          <RecoveryCodeList
            codes={doing.codes}
            doneLabel={translate('security.recovery.stored')}
            onDone={close}
          />
        )}
        {doing.kind === 'remove' && (
          <Removal calls={calls} which={doing.which} onDone={close} onFailed={failed} />
        )}
        {(kind === 'addApp' || kind === 'addPasskey' || kind === 'renewCodes') && (
          <ProvenStep key={kind} begin={begin} onFailed={failed}>
            {(begun, proof) => {
              if ('secret' in begun) {
                return (
                  <AppSetUp
                    calls={calls}
                    begun={begun}
                    onAdded={(one) => void added(one, 'security.app.added')}
                  />
                );
              }
              if ('recoveryCodes' in begun) {
                return (
                  <RecoveryCodeList
                    codes={begun.recoveryCodes ?? []}
                    doneLabel={translate('security.recovery.stored')}
                    onDone={() => {
                      void refresh();
                      close();
                    }}
                  />
                );
              }
              return (
                <PasskeySetUp
                  calls={calls}
                  proof={proof}
                  onAdded={(one) => void added(one, 'security.passkey.added')}
                />
              );
            }}
          </ProvenStep>
        )}
      </DialogContent>
    </DialogFrame>
  );
}

type RemovalProps = {
  calls: FactorCalls;
  which: 'app' | Passkey;
  onDone: () => void;
  onFailed: (sentence: string) => void;
};

function Removal({ calls, which, onDone, onFailed }: RemovalProps) {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const begin = useCallback(
    async (proof: Proof) => {
      if (which === 'app') await calls.removeApp(proof);
      else await calls.removePasskey(which._id, proof);
      const text = which === 'app' ? 'security.app.removed' : 'security.passkey.removed';
      toast(translate(text), { type: 'success' });
      await client.invalidateQueries({ queryKey: FACTOR_STATE });
      onDone();
    },
    [calls, which, toast, translate, client, onDone],
  );
  return (
    <ProvenStep begin={begin} onFailed={onFailed}>
      {() => null}
    </ProvenStep>
  );
}
