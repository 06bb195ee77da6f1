import { noteCreateSchema, type Note } from '@muster/contracts';
import { useActor, useFormMutation, useFormRecord, useLeave } from '@muster/kit';
import { ErrorSummary, Form, SubmitBar, useT, useZodForm } from '@muster/ui';
import { useNotesUpdateMutation } from '../host-hooks.ts';
import { noteMessages } from './messages.ts';
import { draftOf, followUpOf, type NoteDraft } from './note-draft.ts';
import { NoteFields } from './note-fields.tsx';
import { useNoteKinds } from './use-note-kinds.ts';

const schema = noteCreateSchema.pick({ body: true, kind: true, visibility: true, followUp: true });

/** Edits the user's own note in place, within 24 hours. */
export function NoteEditForm({ note: given, onClose }: { note: Note; onClose: () => void }) {
  const [note] = useFormRecord(given);
  const t = useT(noteMessages);
  const [update] = useNotesUpdateMutation();
  const actor = useActor();
  const leave = useLeave();
  const kinds = useNoteKinds(note.subjectType);
  const selfId = actor?.id ?? '';
  const base = draftOf(note);
  const form = useZodForm({
    schema,
    initialValues: base,
    prepare: (values: NoteDraft) => ({
      body: values.body,
      kind: values.kind,
      visibility: values.visibility,
      followUp: followUpOf(values, selfId),
    }),
  });
  const { submit, pending, dialog, draft } = useFormMutation({
    form,
    mutation: update,
    draft: `note/${note.id}/edit`,
    version: note.version,
    toArgs: ({ output, version }) => {
      const changed = form.changedPaths().map((path) => path.split('.')[0]);
      const changes = Object.fromEntries(
        Object.entries(output).filter(([field]) => changed.includes(field)),
      );
      return { params: { id: note.id }, body: { version, changes } };
    },
    onSaved: onClose,
    onConflict: { base, toValues: (current: Note) => draftOf(current) },
  });
  const { followUp } = note;
  return (
    <>
      <Form onSubmit={submit} label={t('edit.label')}>
        {draft}
        <ErrorSummary {...form.summary} />
        <NoteFields
          form={form}
          subjectType={note.subjectType}
          kinds={kinds}
          assignee={followUp && { value: followUp.assignee.id, label: followUp.assignee.name }}
        />
        <SubmitBar
          dirty={form.dirty}
          submitting={pending}
          label={t('edit.save')}
          onCancel={() => leave(onClose)}
        />
      </Form>
      {dialog}
    </>
  );
}
