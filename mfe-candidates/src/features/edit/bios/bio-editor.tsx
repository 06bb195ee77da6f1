import { useState } from 'react';
import { limits, type CandidateRecord } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { Button, NoticeBar, formatRelativeDateTime, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';
import { BioFields } from './bio-fields.tsx';
import { BioPast } from './bio-past.tsx';
import { bioFormSchema, bioInput, bioValues, type BioValues } from './bio-values.ts';
import { useBioAutosave, type KeptDraft } from './use-bio-autosave.ts';

interface BioEditorProps {
  candidate: CandidateRecord;
  /** Null for a new bio. */
  bioId: string | null;
  /** Last unsaved text. */
  draft: KeptDraft | null;
}

/** Form for a bio. Typed text is kept as a draft; saving validates it and writes its history. */
export function BioEditor({ candidate, bioId, draft }: BioEditorProps) {
  const t = useMessages();
  const onSaved = useSaved();
  const [create] = api.useBiosCreateMutation();
  const [update] = api.useBiosUpdateMutation();
  const base = bioValues(candidate, bioId);
  const form = useZodForm({
    schema: bioFormSchema,
    initialValues: base,
    prepare: bioInput,
  });
  const [restored, setRestored] = useState(draft);
  const [isLaid, setLaid] = useState(false);
  if (draft && !isLaid) {
    const { savedAt: _savedAt, ...typed } = draft;
    setLaid(true);
    form.applyPatch(typed);
  }
  const autosave = useBioAutosave(
    { id: candidate.id, key: bioId ?? 'new' },
    form.values,
    form.dirty,
  );
  const saving = useFormMutation({
    form,
    mutation: (args: { body: BioValues & { version: number }; idempotencyKey?: string }) =>
      bioId === null
        ? create({ params: { id: candidate.id }, ...args })
        : update({ params: { id: candidate.id, bioId }, ...args }),
    version: candidate.version,
    toArgs: ({ output, version }) => ({ body: { ...output, version } }),
    onSaved: () => {
      autosave.drop();
      onSaved();
    },
    onConflict: {
      base,
      toValues: (current: CandidateRecord) => bioValues(current, bioId),
    },
  });
  const isFull = bioId === null && (candidate.bios ?? []).length >= limits.bio.max;
  return (
    <EditDrawer
      title={t(bioId === null ? 'bios.newTitle' : 'bios.editTitle')}
      candidate={candidate}
      form={form}
      saving={saving}
    >
      {isFull && <NoticeBar kind="warning">{t('bios.full', { max: limits.bio.max })}</NoticeBar>}
      {restored && (
        <NoticeBar
          action={
            <Button
              variant="subtle"
              size="xs"
              onClick={() => {
                form.reset();
                autosave.drop();
                setRestored(null);
              }}
            >
              {t('bios.autosave.discard')}
            </Button>
          }
        >
          {t('bios.autosave.restored', { when: formatRelativeDateTime(restored.savedAt) })}
        </NoticeBar>
      )}
      <BioFields form={form} candidate={candidate} bioId={bioId} autosave={autosave} />
      {bioId !== null && (
        <BioPast candidate={candidate} bioId={bioId} dirty={form.dirty} onDeleted={autosave.drop} />
      )}
    </EditDrawer>
  );
}
