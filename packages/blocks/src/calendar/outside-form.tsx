import { outsideCalendarCreateSchema } from '@muster/contracts';
import { useFormMutation, useLeave, usePlatform } from '@muster/kit';
import { ErrorSummary, Form, SubmitBar, TextField, useZodForm } from '@muster/ui';
import { useOutsideCalendarsCreateMutation } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';

/** Subscribes to an external calendar by the address that its program gives out. */
export function OutsideForm({ onClose }: { onClose: () => void }) {
  const t = useCalendarMessages();
  const leave = useLeave();
  const platform = usePlatform();
  const [create] = useOutsideCalendarsCreateMutation();
  const form = useZodForm({
    schema: outsideCalendarCreateSchema,
    initialValues: { name: '', url: '' },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ name }) => {
      platform.notify({ kind: 'success', text: t('outside.added', { name }) });
      onClose();
    },
    guard: { survivesQuery: true },
  });
  return (
    <Form onSubmit={submit} label={t('outside.add')}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('name')} label={t('outside.name')} required autoFocus />
      <TextField
        {...form.field('url')}
        label={t('outside.url')}
        help={t('outside.urlHint')}
        placeholder="https://"
        required
      />
      <SubmitBar
        dirty={form.dirty}
        submitting={pending}
        label={t('outside.save')}
        onCancel={() => leave(onClose)}
      />
    </Form>
  );
}
