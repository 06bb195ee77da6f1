import { limits, sensitiveAttachmentTypes } from '@muster/contracts';
import { MultiSelectField, formatBytes, type BoundField } from '@muster/ui';
import { useAttachmentsOfCandidateQuery } from './mail-context.tsx';
import { useMailMessages } from './messages.ts';

interface MailFilesFieldProps {
  candidateId: string;
  field: BoundField<string[]>;
}

/** Files of the record that go along: clean ones that the person may have. */
export function MailFilesField({ candidateId, field }: MailFilesFieldProps) {
  const t = useMailMessages();
  const { data, error } = useAttachmentsOfCandidateQuery({ params: { id: candidateId } });
  const sendable = (data?.data ?? []).filter(
    ({ type, visibility, uploadedByKind, file }) =>
      file.scan === 'clean' &&
      !sensitiveAttachmentTypes.includes(type) &&
      (uploadedByKind === 'candidate' || visibility !== 'internal'),
  );
  // Who may not see the files of the record sends none.
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
