import { useEffect, useEffectEvent } from 'react';
import { declineSchema, signingCodeSchema } from '@muster/contracts';
import { z } from 'zod';
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
import { CodeField, useCodeRefusal, type MailedCode } from './code-field.tsx';
import { signingMessages } from './messages.ts';
import type { KeptInput } from './sign-draft.ts';

interface DeclineFormProps<Args extends object, Answer> {
  mutation: Trigger<Args, Answer>;
  toArgs: (input: { reason: string; code: string }) => Args;
  /** Present if declining needs a mailed code as well. */
  code?: MailedCode;
  /** Keeps the reason across reloads, as `SignForm` keeps its input. */
  kept?: KeptInput<string>;
  onDeclined: () => void;
  onBack: () => void;
}

const schemaWith = (code: MailedCode | undefined) =>
  declineSchema.extend({ code: code ? signingCodeSchema : z.string() });

/** Declines to sign, with the reason for the sender. */
export function DeclineForm<Args extends object, Answer>({
  mutation,
  toArgs,
  code,
  kept,
  onDeclined,
  onBack,
}: DeclineFormProps<Args, Answer>) {
  const t = useT(signingMessages);
  const codeRefusal = useCodeRefusal();
  const platform = usePlatform();
  const form = useZodForm({ schema: schemaWith(code), initialValues: { reason: '', code: '' } });
  const { reason } = form.values;
  const bringBack = useEffectEvent(() => kept?.before && form.setValue('reason', kept.before));
  useEffect(() => void bringBack(), []);
  const keep = useEffectEvent((text: string) => kept?.keep(text || null));
  useEffect(() => keep(reason), [reason]);
  const saving = useFormMutation({
    form,
    mutation,
    toArgs: ({ output }): Args => toArgs(output),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('declined') });
      onDeclined();
    },
    onRefused: (refusal) => {
      const text = codeRefusal(refusal);
      if (text) form.setFormError(text);
      return text !== null;
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
      {code && <CodeField code={code} field={form.field('code')} />}
      <EffectList items={[{ id: 'over', text: t('declineEffect') }]} />
      <Group gap="xs">
        <Button type="submit" variant="danger" size={code ? 'lg' : 'md'} loading={saving.pending}>
          {t('confirmDecline')}
        </Button>
        <Button variant="default" size={code ? 'lg' : 'md'} onClick={onBack}>
          {t('keep')}
        </Button>
      </Group>
    </Form>
  );
}
