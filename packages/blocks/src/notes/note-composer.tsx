import { useState } from 'react';
import { noteCreateSchema } from '@muster/contracts';
import { useActor, useFormDraft, useLeave, useUnsavedGuard } from '@muster/kit';
import {
  CheckboxField,
  ErrorSummary,
  Form,
  SubmitBar,
  UnstyledButton,
  useT,
  useZodForm,
} from '@muster/ui';
import { noteMessages } from './messages.ts';
import {
  emptyDraft,
  followUpOf,
  type NewNote,
  type NoteDraft,
  type NoteSubject,
} from './note-draft.ts';
import { NoteFields } from './note-fields.tsx';
import { useNoteKinds } from './use-note-kinds.ts';
import classes from './notes.module.css';

/** A line that opens the form of a new note. `draft` restores one that was not saved. */
export function NoteComposer({
  subject,
  draft,
  onSend,
}: {
  subject: NoteSubject;
  draft: NoteDraft | null;
  onSend: (note: NewNote, draft: NoteDraft) => void;
}) {
  const t = useT(noteMessages);
  const [state, setState] = useState<'fresh' | 'opened' | 'closed'>(draft ? 'opened' : 'fresh');
  if (state !== 'opened')
    return (
      <UnstyledButton
        className={classes.open}
        // After submitting, the focus returns to the button; it does not move before.
        autoFocus={state === 'closed'}
        onClick={() => setState('opened')}
      >
        {t('composer.open')}
      </UnstyledButton>
    );
  return (
    <ComposerForm
      subject={subject}
      draft={draft ?? emptyDraft}
      onClose={() => setState('closed')}
      onSend={onSend}
    />
  );
}

function ComposerForm({
  subject,
  draft,
  onClose,
  onSend,
}: {
  subject: NoteSubject;
  draft: NoteDraft;
  onClose: () => void;
  onSend: (note: NewNote, draft: NoteDraft) => void;
}) {
  const t = useT(noteMessages);
  const actor = useActor();
  const leave = useLeave();
  const kinds = useNoteKinds(subject.subjectType);
  const form = useZodForm({
    schema: noteCreateSchema,
    initialValues: kinds.includes(draft.kind) ? draft : { ...draft, kind: kinds[0] ?? draft.kind },
    prepare: (values: NoteDraft) => ({
      ...subject,
      ...values,
      followUp: followUpOf(values, actor?.id ?? ''),
    }),
  });
  const lift = useUnsavedGuard(form.dirty, { survivesQuery: true });
  const kept = useFormDraft(form, `note/${subject.subjectType}/${subject.subjectId}`);

  function send(note: NewNote, values: NoteDraft) {
    lift();
    kept.forget();
    onClose();
    onSend(note, values);
  }
  return (
    <div className={classes.composer}>
      <Form onSubmit={form.submit(send)} label={t('composer.label')}>
        {kept.notice}
        <ErrorSummary {...form.summary} />
        <NoteFields
          form={form}
          subjectType={subject.subjectType}
          kinds={kinds}
          assignee={actor && { value: actor.id, label: actor.name }}
        />
        <CheckboxField {...form.field('pinned')} label={t('composer.pinned')} />
        <SubmitBar
          dirty={form.dirty}
          submitting={form.submitting}
          label={t('composer.add')}
          onCancel={() => leave(onClose)}
        />
      </Form>
    </div>
  );
}
