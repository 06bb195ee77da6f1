import { limits, noteCorrectionSchema, type Note } from '@muster/contracts';
import { useFormMutation, useLeave } from '@muster/kit';
import { ErrorSummary, Form, RichTextEditor, SubmitBar, useT, useZodForm } from '@muster/ui';
import { useNotesCorrectMutation } from '../host-hooks.ts';
import { usePeopleSearch } from '../people/use-people-search.ts';
import { noteMessages } from './messages.ts';

const schema = noteCorrectionSchema.pick({ body: true });

/** Appends a correction to the user's own note that can no longer be edited. */
export function NoteCorrectionForm({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useT(noteMessages);
  const [correct] = useNotesCorrectMutation();
  const { mentions } = usePeopleSearch();
  const leave = useLeave();
  const form = useZodForm({ schema, initialValues: { body: '' } });
  const { submit, pending, draft } = useFormMutation({
    form,
    mutation: correct,
    draft: `note/${note.id}/correction`,
    version: note.version,
    toArgs: ({ output, version }) => ({
      params: { id: note.id },
      body: { version, body: output.body },
    }),
    onSaved: onClose,
  });
  return (
    <Form onSubmit={submit} label={t('correct.label')}>
      {draft}
      <ErrorSummary {...form.summary} />
      <RichTextEditor
        {...form.field('body')}
        label={t('correct.text')}
        help={t('correct.help')}
        maxLength={limits.note.body}
        minHeight={72}
        mentions={{ search: mentions }}
        autoFocus
        required
      />
      <SubmitBar
        dirty={form.dirty}
        submitting={pending}
        label={t('correct.save')}
        onCancel={() => leave(onClose)}
      />
    </Form>
  );
}
