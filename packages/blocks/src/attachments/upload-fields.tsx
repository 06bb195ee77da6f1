import {
  claimedFormat,
  expiringAttachmentTypes,
  limits,
  visibilitiesFor,
  type AttachmentType,
  type AttachmentUploader,
} from '@muster/contracts';
import { CheckboxField, DateField, FieldRow, SelectField, TextField, useT } from '@muster/ui';
import type { UploadItem } from '../uploads/upload-queue.ts';
import { attachmentMessages } from './messages.ts';
import { typesFor, withType, type UploadDraft } from './upload-draft.ts';

interface UploadFieldsProps {
  item: UploadItem;
  draft: UploadDraft;
  types: readonly AttachmentType[];
  uploader: AttachmentUploader;
  /** Whether a CV can be read for proposals. */
  canRead: boolean;
  onChange: (draft: UploadDraft) => void;
}

/** Fields for a file's type, visibility, title and expiry. */
export function UploadFields(props: UploadFieldsProps) {
  const { item, draft, types, uploader, canRead, onChange } = props;
  const t = useT(attachmentMessages);
  const format = item.accepted?.format ?? claimedFormat(item.file.name);
  const change = (part: Partial<UploadDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <FieldRow>
        <SelectField
          label={t('upload.type')}
          required
          options={typesFor(types, format, item.file.size).map((value) => ({
            value,
            label: t(`type.${value}`),
          }))}
          value={draft.type}
          onChange={(type: AttachmentType) => onChange(withType(draft, type, uploader))}
        />
        {uploader === 'staff' && (
          <SelectField
            label={t('upload.visibility')}
            required
            options={visibilitiesFor(draft.type).map((value) => ({
              value,
              label: t(`visibility.${value}`),
            }))}
            value={draft.visibility}
            onChange={(visibility: UploadDraft['visibility']) => change({ visibility })}
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField
          label={t('upload.titleLabel')}
          help={t('upload.titleHelp')}
          maxLength={limits.attachment.title}
          value={draft.title}
          onChange={(title) => change({ title })}
        />
        {expiringAttachmentTypes.includes(draft.type) && (
          <DateField
            label={t('upload.expiresOn')}
            value={draft.expiresOn}
            onChange={(expiresOn) => change({ expiresOn })}
          />
        )}
      </FieldRow>
      {draft.type === 'cv' && (
        <CheckboxField
          label={t('upload.primary')}
          value={draft.primary}
          onChange={(primary) => change({ primary })}
        />
      )}
      {draft.type === 'cv' && canRead && (
        <CheckboxField
          label={t('upload.read')}
          value={draft.read}
          onChange={(read) => change({ read })}
        />
      )}
    </>
  );
}
