import { limits, noteCreateSchema, type ChatMessage, type ChatThread } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, SearchSelectField, TextArea, formatDateTime, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useRecordSearch, type RecordOption } from '../composer/record-picker.tsx';
import { useChatMessages } from '../messages.ts';
import { likelyRecord, subjectOf } from './record-of.ts';

const schema = noteCreateSchema.refine(({ subjectId }) => subjectId !== '', {
  path: ['subjectId'],
  params: { code: 'REQUIRED' },
});

/** Converts plain text to the paragraphs of a note. */
const asHtml = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(
      (line) =>
        `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
    )
    .join('');

/** Saves a message as a note on a record. */
export function MessageNote({
  thread,
  message,
  onClose,
}: {
  thread: ChatThread;
  message: ChatMessage;
  onClose: () => void;
}) {
  const t = useChatMessages();
  const { notify } = usePlatform();
  const [create] = api.useNotesCreateMutation();
  const search = useRecordSearch(['candidate', 'company']);
  const record = likelyRecord(thread, message);
  const from = t('note.from', {
    name: message.author?.name ?? '',
    when: formatDateTime(message.at),
  });
  const form = useZodForm({
    schema,
    initialValues: { record: record?.value ?? null, body: `${from}\n${message.body ?? ''}` },
    prepare: ({ record: chosen, body }) => ({ ...subjectOf(chosen), body: asHtml(body) }),
    mapPath: (path) => (path.startsWith('subject') ? 'record' : path),
  });
  const saving = useFormMutation({
    form,
    mutation: create,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('note.done') });
      onClose();
    },
    guard: { survivesQuery: true },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('note.title')}
      cancel={t('note.cancel')}
      save={t('note.save')}
      form={form}
      saving={saving}
    >
      <SearchSelectField<RecordOption>
        {...form.field('record')}
        label={t('note.record')}
        required
        search={search}
        valueOption={record}
      />
      <TextArea
        {...form.field('body')}
        label={t('note.text')}
        required
        minRows={6}
        maxLength={limits.note.body}
      />
    </FormDrawer>
  );
}
