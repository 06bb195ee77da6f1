import { taskCreateSchema, type ChatMessage, type ChatThread } from '@muster/contracts';
import { useActor, useFormMutation, usePlatform } from '@muster/kit';
import { DateField, FormDrawer, SearchSelectField, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useStaffOptions } from '../../../shared/use-staff-options.ts';
import { useRecordSearch, type RecordOption } from '../composer/record-picker.tsx';
import { useChatMessages } from '../messages.ts';
import { messageAddress } from '../use-chat-address.ts';
import { likelyRecord, subjectOf } from './record-of.ts';

interface MessageFormProps {
  thread: ChatThread;
  message: ChatMessage;
  onClose: () => void;
}

const titleOf = (body: string | null): string =>
  [...(body ?? '').replaceAll(/\s+/g, ' ')].slice(0, 160).join('');

const schema = taskCreateSchema.refine(({ subjectId }) => subjectId !== '', {
  path: ['subjectId'],
  params: { code: 'REQUIRED' },
});

/** Creates a task from a message, with a link back to it. */
export function MessageTask({ thread, message, onClose }: MessageFormProps) {
  const t = useChatMessages();
  const actor = useActor();
  const { notify } = usePlatform();
  const [create] = api.useTasksCreateMutation();
  const searchRecords = useRecordSearch(['candidate', 'company']);
  const searchPeople = useStaffOptions('');
  const record = likelyRecord(thread, message);
  const form = useZodForm({
    schema,
    initialValues: {
      record: record?.value ?? null,
      title: titleOf(message.body),
      dueOn: null as string | null,
      assigneeId: actor?.id ?? null,
    },
    prepare: ({ record: chosen, ...values }) => ({
      ...subjectOf(chosen),
      ...values,
      note: t('task.from', { link: messageAddress(thread.id, message.id) }),
    }),
    mapPath: (path) => (path.startsWith('subject') ? 'record' : path),
  });
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('task.done') });
      onClose();
    },
    guard: { survivesQuery: true },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('task.title')}
      cancel={t('task.cancel')}
      save={t('task.save')}
      form={form}
      saving={saving}
    >
      <SearchSelectField<RecordOption>
        {...form.field('record')}
        label={t('task.record')}
        required
        search={searchRecords}
        valueOption={record}
      />
      <TextField {...form.field('title')} label={t('task.what')} required />
      <DateField {...form.field('dueOn')} label={t('task.due')} />
      <SearchSelectField
        {...form.field('assigneeId')}
        label={t('task.who')}
        search={searchPeople}
        valueOption={actor && { value: actor.id, label: actor.name }}
      />
    </FormDrawer>
  );
}
