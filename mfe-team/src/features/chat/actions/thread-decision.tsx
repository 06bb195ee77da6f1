import { chatVersionSchema, type ChatThread } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useChatMessages } from '../messages.ts';

const words = {
  leave: {
    title: 'thread.leave',
    effect: 'thread.leaveEffect',
    keep: 'thread.keep',
    done: 'thread.left',
  },
  close: {
    title: 'thread.close',
    effect: 'thread.closeEffect',
    keep: 'thread.keepOpen',
    done: 'thread.closed',
  },
} as const;

/** Confirms leaving a conversation, or closing it for all. */
export function ThreadDecision({
  thread,
  decision,
  onClose,
}: {
  thread: ChatThread;
  decision: 'leave' | 'close';
  onClose: () => void;
}) {
  const t = useChatMessages();
  const { notify } = usePlatform();
  const [leave] = api.useChatLeaveMutation();
  const [close] = api.useChatCloseMutation();
  const { title, effect, keep, done } = words[decision];
  const form = useZodForm({
    schema: chatVersionSchema.omit({ version: true }),
    initialValues: {},
  });
  const saving = useFormMutation({
    form,
    mutation: decision === 'leave' ? leave : close,
    version: thread.version,
    toArgs: ({ version }) => ({ params: { id: thread.id }, body: { version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t(done) });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t(title)}
      subtitle={thread.name}
      keep={t(keep)}
      confirm={t(title)}
      effects={[t(effect)]}
      summary={form.summary}
      saving={saving}
    >
      {null}
    </DecisionForm>
  );
}
