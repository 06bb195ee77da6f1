import { chatEditSchema, type ChatMessage, type ChatThread } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { Button, ErrorSummary, Form, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { mentionedIn } from '../composer/mentions.ts';
import { useChatMessages } from '../messages.ts';
import classes from '../chat.module.css';

/** Edits an own message in place. */
export function MessageEdit({
  thread,
  message,
  onClose,
}: {
  thread: ChatThread;
  message: ChatMessage;
  onClose: () => void;
}) {
  const t = useChatMessages();
  const [edit] = api.useChatEditMutation();
  const form = useZodForm({
    schema: chatEditSchema.omit({ version: true }),
    initialValues: { body: message.body ?? '' },
    prepare: ({ body }) => ({ body, mentions: mentionedIn(body, thread.people) }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: edit,
    version: message.version,
    toArgs: ({ output, version }) => ({ params: { id: message.id }, body: { ...output, version } }),
    onSaved: onClose,
    guard: { survivesQuery: true },
  });
  return (
    <Form onSubmit={submit} label={t('message.editLabel')} wide>
      <ErrorSummary {...form.summary} />
      <TextArea
        {...form.field('body')}
        hideLabel
        label={t('message.editLabel')}
        minRows={1}
        autoFocus
      />
      <div className={classes.editButtons}>
        <Button type="submit" size="xs" loading={pending}>
          {t('message.save')}
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          {t('message.cancel')}
        </Button>
      </div>
    </Form>
  );
}
