import { limits, sensitiveAttachmentTypes } from '@muster/contracts';
import { MultiSelectField, formatBytes, type BoundField } from '@muster/ui';
import { useAttachmentsOfCandidateQuery } from './mail-context.tsx';
import { useMailMessages } from './messages.ts';

interface MailFilesFieldProps {
  candidateId: string;
  field: BoundField<string[]>;
}

/** Files of the record to attach: clean ones that the recipient may have. */
export function MailFilesField({ candidateId, field }: MailFilesFieldProps) {
  const t = useMailMessages();
  const { data, error } = useAttachmentsOfCandidateQuery({ params: { id: candidateId } });
  const sendable = (data?.data ?? []).filter(
    ({ type, visibility, uploadedByKind, file }) =>
      file.scan === 'clean' &&
      !sensitiveAttachmentTypes.includes(type) &&
      (uploadedByKind === 'candidate' || visibility !== 'internal'),
  );
  // Users who may not see the files of the record cannot attach any.
  if (error) return null;
  return (
    <MultiSelectField
      label={t('files')}
      help={t('filesHelp')}
      max={limits.mail.files}
      options={sendable.map(({ id, title, file }) => ({
        value: id,
        label: `${title} (${formatBytes(file.size)})`,
      }))}
      {...field}
    />
  );
}
