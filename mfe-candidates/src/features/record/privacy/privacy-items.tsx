import type { CandidateRecord } from '@muster/contracts';
import { IconFileDownload, IconUserX, Menu } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Menu items for the candidate's personal data. */
export function PrivacyItems({
  candidate: { id, allowedActions },
  onAnonymise,
}: {
  candidate: CandidateRecord;
  onAnonymise: () => void;
}) {
  const t = useMessages();
  return (
    <>
      {allowedActions.includes('export_data') && (
        <Menu.Item
          leftSection={<IconFileDownload size={16} />}
          component="a"
          href={`/api/v1/candidates/${id}/data-passport`}
          download
        >
          {t('privacy.export')}
        </Menu.Item>
      )}
      {allowedActions.includes('anonymise') && (
        <Menu.Item color="red" leftSection={<IconUserX size={16} />} onClick={onAnonymise}>
          {t('privacy.anonymise')}
        </Menu.Item>
      )}
    </>
  );
}
