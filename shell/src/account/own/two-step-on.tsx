import { useState } from 'react';
import type { TwoFactor } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { Button, ConfirmModal, FormSection, NoticeBar } from '@muster/ui';
import { api } from '../account-api.ts';
import classes from '../two-step/two-step.module.css';
import { useTwoStepMessages } from '../two-step/use-two-step-messages.ts';

/** Number of recovery codes below which new ones are suggested. */
const fewCodes = 3;

type TwoStepOnProps = { twoStep: TwoFactor; onCodes: (codes: readonly string[]) => void };

/** Active two-step sign-in: new recovery codes, and switching it off. */
export function TwoStepOn({ twoStep, onCodes }: TwoStepOnProps) {
  const t = useTwoStepMessages();
  const [asked, setAsked] = useState<'renew' | 'disable' | null>(null);
  const [renewCodes] = api.useRenewRecoveryCodesMutation();
  const [switchOff] = api.useDisableTwoFactorMutation();
  const renewing = useUndoableMutation({
    mutation: () => renewCodes({ body: {} }),
    message: () => t('renewed'),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const disabling = useUndoableMutation({
    mutation: () => switchOff({ body: {} }),
    message: () => t('disabled'),
  });
  const { mandatory, recoveryCodesLeft } = twoStep;

  async function confirm() {
    const { run } = asked === 'renew' ? renewing : disabling;
    setAsked(null);
    await run(undefined);
  }

  return (
    <FormSection title={t('on')} text={t('onText', { count: recoveryCodesLeft })}>
      {recoveryCodesLeft < fewCodes && <NoticeBar kind="warning">{t('few')}</NoticeBar>}
      {mandatory && <NoticeBar kind="quiet">{t('mandatory')}</NoticeBar>}
      <div className={classes.buttons}>
        <Button variant="default" loading={renewing.pending} onClick={() => setAsked('renew')}>
          {t('renew')}
        </Button>
        {!mandatory && (
          <Button variant="default" loading={disabling.pending} onClick={() => setAsked('disable')}>
            {t('disable')}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmModal
          opened
          danger={asked === 'disable'}
          title={t(`${asked}Title`)}
          confirmLabel={t(asked)}
          cancelLabel={t(`${asked}Keep`)}
          effects={[
            { id: 'effect', text: t(`${asked}Effect`) },
            ...(asked === 'disable' ? [{ id: 'codes', text: t('codesVoid') }] : []),
          ]}
          onClose={() => setAsked(null)}
          onConfirm={() => void confirm()}
        />
      )}
    </FormSection>
  );
}
