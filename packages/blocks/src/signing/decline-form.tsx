import { declineSchema, type PartyDocument } from '@muster/contracts';
import { useFormMutation, usePlatform, type Trigger } from '@muster/kit';
import {
  Button,
  EffectList,
  ErrorSummary,
  Form,
  Group,
  TextArea,
  useT,
  useZodForm,
} from '@muster/ui';
import { signingMessages } from './messages.ts';

export interface DeclineArgs {
  params: { id: string };
  body: { reason: string };
}

interface DeclineFormProps {
  id: string;
  mutation: Trigger<DeclineArgs, PartyDocument>;
  onDeclined: () => void;
  onBack: () => void;
}

/** Refusing to sign, with the reason for the sender. */
export function DeclineForm({ id, mutation, onDeclined, onBack }: DeclineFormProps) {
  const t = useT(signingMessages);
  const platform = usePlatform();
  const form = useZodForm({ schema: declineSchema, initialValues: { reason: '' } });
  const saving = useFormMutation({
    form,
    mutation,
    toArgs: ({ output }): DeclineArgs => ({ params: { id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('declined') });
      onDeclined();
    },
  });
  return (
    <Form onSubmit={saving.submit} label={t('confirmDecline')}>
      <ErrorSummary {...form.summary} />
      <TextArea
        label={t('reason')}
        help={t('reasonHelp')}
        required
        autoFocus
        {...form.field('reason')}
      />
      <EffectList items={[{ id: 'over', text: t('declineEffect') }]} />
      <Group gap="xs">
        <Button type="submit" variant="danger" size="md" loading={saving.pending}>
          {t('confirmDecline')}
        </Button>
        <Button variant="default" size="md" onClick={onBack}>
          {t('keep')}
        </Button>
      </Group>
    </Form>
  );
}
