import { z } from 'zod';
import {
  concernsKind,
  legalIdentityRejectSchema,
  reviewedIdentityFields,
  type LegalIdentity,
  type ReviewedIdentityField,
} from '@muster/contracts';
import { identityMessages } from '@muster/blocks';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { DecisionForm, SelectField, TextArea, TextField, useT, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from './messages.ts';

interface RejectModalProps {
  identity: LegalIdentity;
  onClose: () => void;
}

const schema = legalIdentityRejectSchema
  .pick({ note: true })
  .extend({ field: z.enum(reviewedIdentityFields).nullable(), fieldNote: z.string().max(300) })
  .refine(({ field, fieldNote }) => field === null || fieldNote.trim() !== '', {
    path: ['fieldNote'],
    params: { code: 'REQUIRED' },
  });

/** Rejects an identity with a note, and one for the wrong field. */
export function RejectModal({ identity, onClose }: RejectModalProps) {
  const { id, kind, version, candidate } = identity;
  const t = useMessages();
  const words = useT(identityMessages);
  const platform = usePlatform();
  const close = useOverlayClose();
  const [reject] = api.useLegalIdentitiesRejectMutation();
  const form = useZodForm({
    schema,
    initialValues: { note: '', field: null as ReviewedIdentityField | null, fieldNote: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: reject,
    version,
    toArgs: ({ output: { note, field, fieldNote }, version: seen }) => ({
      params: { id },
      body: { version: seen, note, fieldNotes: field ? [{ field, note: fieldNote }] : [] },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('identity.rejected') });
      close({ saved: true });
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('identity.rejectTitle')}
      subtitle={candidate.name}
      keep={t('identity.keep')}
      confirm={t('identity.reject')}
      unsaved={form.dirty}
      summary={form.summary}
      effects={[t('identity.rejectEffect')]}
      saving={saving}
    >
      <TextArea
        label={t('identity.rejectNote')}
        help={t('identity.rejectNoteHelp')}
        required
        autoFocus
        {...form.field('note')}
      />
      <SelectField
        label={t('identity.rejectField')}
        placeholder={t('identity.anyField')}
        clearable
        options={reviewedIdentityFields
          .filter((field) => field === 'idDocument' || concernsKind(kind, field))
          .map((field) => ({ value: field, label: words(`field.${field}`) }))}
        {...form.field('field')}
      />
      {form.values.field && (
        <TextField label={t('identity.rejectFieldNote')} required {...form.field('fieldNote')} />
      )}
    </DecisionForm>
  );
}
