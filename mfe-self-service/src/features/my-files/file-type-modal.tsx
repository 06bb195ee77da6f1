import { z } from 'zod';
import {
  candidateAttachmentTypes,
  sensitiveAttachmentTypes,
  visibilitiesFor,
  type OwnAttachment,
} from '@muster/contracts';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { attachmentMessages } from '@muster/blocks';
import { DecisionForm, EffectList, SelectField, useT, useZodForm } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { FileFrame, Refused } from './file-frame.tsx';

type OwnType = (typeof candidateAttachmentTypes)[number];
const schema = z.object({ type: z.enum(candidateAttachmentTypes) });

/** Sets the type of an own file and explains its consequences. */
export function FileTypeModal() {
  const t = useMessages();
  const title = t('files.type.title');
  return (
    <FileFrame title={title}>
      {(attachment) =>
        attachment.allowedTypes.length > 0 ? (
          <TypeForm attachment={attachment} />
        ) : (
          <Refused title={title} word="locked" />
        )
      }
    </FileFrame>
  );
}

function TypeForm({ attachment }: { attachment: OwnAttachment }) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  const platform = usePlatform();
  const close = useOverlayClose();
  const [setType] = api.useOwnAttachmentsSetTypeMutation();
  const present = candidateAttachmentTypes.find((type) => type === attachment.type) ?? 'other';
  const form = useZodForm({ schema, initialValues: { type: present } });
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
        text: t('files.type.done', { type: words(`type.${type}`) }),
      });
      close({ saved: true });
    },
  });
  return (
    <DecisionForm
      onClose={close}
      title={t('files.type.title')}
      subtitle={attachment.title}
      effects={null}
      keep={t('files.keep')}
      confirm={t('files.type.confirm')}
      disabled={!form.dirty}
      unsaved={form.dirty}
      summary={form.summary}
      saving={changing}
    >
      <SelectField
        label={t('files.type.label')}
        required
        options={candidateAttachmentTypes
          .filter((type) => type === present || attachment.allowedTypes.includes(type))
          .map((value) => ({ value, label: words(`type.${value}`) }))}
        {...form.field('type')}
      />
      {form.dirty && <EffectList items={effectsOf(attachment, form.values.type, t)} />}
    </DecisionForm>
  );
}

function effectsOf({ isPrimary, shownToClients }: OwnAttachment, type: OwnType, t: Translate) {
  const isSensitive = sensitiveAttachmentTypes.includes(type);
  const effects = [
    isSensitive && ('toInternal' as const),
    !isSensitive &&
      shownToClients &&
      !visibilitiesFor(type).includes('client') &&
      ('toCandidate' as const),
    isPrimary && type !== 'cv' && ('primaryLost' as const),
  ].filter((effect) => effect !== false);
  const told = effects.length > 0 ? effects : (['nothing'] as const);
  return told.map((effect) => ({ id: effect, text: t(`files.type.${effect}`) }));
}
