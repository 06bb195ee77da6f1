import { z } from 'zod';
import {
  attachmentTypes,
  fitsType,
  sensitiveAttachmentTypes,
  staffAttachmentTypes,
  visibilityAfter,
  type Attachment,
  type AttachmentType,
  type CandidateRecord,
} from '@muster/contracts';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { attachmentMessages } from '@muster/blocks';
import { DecisionForm, EffectList, SelectField, useT, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { AttachmentFrame } from './attachment-frame.tsx';

const schema = z.object({ type: z.enum(attachmentTypes) });

/** Dialog for the type of a file, with the consequences. */
export function AttachmentTypeModal() {
  const t = useMessages();
  return (
    <AttachmentFrame title={t('attachments.type.title')} action="set_type">
      {(attachment, candidate) => <TypeForm attachment={attachment} candidate={candidate} />}
    </AttachmentFrame>
  );
}

function TypeForm({
  attachment,
  candidate,
}: {
  attachment: Attachment;
  candidate: CandidateRecord;
}) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  const platform = usePlatform();
  const close = useOverlayClose();
  const [setType] = api.useAttachmentsSetTypeMutation();
  const form = useZodForm({ schema, initialValues: { type: attachment.type } });
  const { format, size } = attachment.file;
  const changing = useFormMutation({
    form,
    mutation: setType,
    version: attachment.version,
    toArgs: ({ output, version }) => ({
      params: { id: attachment.id },
      body: { type: output.type, version },
    }),
    onSaved: ({ type }) => {
      platform.notify({
        kind: 'success',
        text: t('attachments.type.done', { type: words(`type.${type}`) }),
      });
      close({ saved: true });
    },
  });
  const { type } = form.values;
  return (
    <DecisionForm
      onClose={close}
      title={t('attachments.type.title')}
      subtitle={`${attachment.title} · ${candidate.name}`}
      effects={null}
      keep={t('attachments.keep')}
      confirm={t('attachments.type.confirm')}
      disabled={!form.dirty}
      unsaved={form.dirty}
      summary={form.summary}
      saving={changing}
    >
      <SelectField
        label={t('attachments.type.label')}
        required
        options={staffAttachmentTypes
          .filter((known) => known === attachment.type || fitsType(known, format, size))
          .map((value) => ({ value, label: words(`type.${value}`) }))}
        {...form.field('type')}
      />
      {form.dirty && <EffectList items={effectsOf(attachment, type, t)} />}
    </DecisionForm>
  );
}

/** Describes the consequences of another type. */
function effectsOf(
  { type: before, visibility, isPrimary }: Attachment,
  type: AttachmentType,
  t: Translate,
) {
  const after = visibilityAfter(type, visibility);
  const wasSensitive = sensitiveAttachmentTypes.includes(before);
  const isSensitive = sensitiveAttachmentTypes.includes(type);
  const effects = [
    isSensitive && ('toInternal' as const),
    !isSensitive && after !== visibility && ('toCandidate' as const),
    isSensitive && !wasSensitive && ('textRemoved' as const),
    wasSensitive && !isSensitive && ('textRead' as const),
    isPrimary && type !== 'cv' && ('primaryLost' as const),
  ].filter((effect) => effect !== false);
  const told = effects.length > 0 ? effects : (['nothing'] as const);
  return told.map((effect) => ({ id: effect, text: t(`attachments.type.${effect}`) }));
}
