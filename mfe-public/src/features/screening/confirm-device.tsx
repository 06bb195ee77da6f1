import { screeningCodeSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { ConfirmWithCode, useCodeRefusal } from '../../shared/confirm-with-code.tsx';
import { forgetInput } from '../../shared/kept-input.ts';
import { useCodeRequest } from '../../shared/use-code-request.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface ConfirmDeviceProps {
  handle: string;
  /** Address that receives the code. */
  maskedEmail: string;
  onConfirmed: () => void;
}

/** A form started on another device: a mailed code loads its answers here, too. */
export function ConfirmDevice({ handle, maskedEmail, onConfirmed }: ConfirmDeviceProps) {
  const t = useScreeningMessages();
  const refuseCode = useCodeRefusal();
  const [send, { error, isLoading }] = api.useScreeningVisitSendCodeMutation();
  const request = useCodeRequest(handle, { send, error, isLoading });
  const [confirm] = api.useScreeningVisitConfirmMutation();
  const form = useZodForm({ schema: screeningCodeSchema, initialValues: { code: '' } });
  const saving = useFormMutation({
    form,
    mutation: confirm,
    toArgs: ({ output }) => ({ params: { handle }, body: output }),
    onSaved: () => {
      forgetInput(handle);
      onConfirmed();
    },
    onRefused: (refusal) => refuseCode(form, refusal),
  });
  return (
    <div className={classes.page}>
      <h1>{t('device.title')}</h1>
      <ConfirmWithCode
        maskedEmail={maskedEmail}
        saving={saving}
        request={request}
        label={t('device.title')}
        heading="h2"
        effects={t('device.text')}
        confirm={t('device.confirm')}
        summary={form.summary}
        code={form.field('code')}
      />
    </div>
  );
}
