import type { PartyDocument } from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** Explains why a document can no longer be signed; renders nothing for open and completed ones. */
export function EndedNotice({ document: { status, note, agencyName } }: EndedNoticeProps) {
  const t = useMessages();
  if (status !== 'declined' && status !== 'voided' && status !== 'expired') return null;
  return (
    <NoticeBar kind="warning">
      {t(`documents.ended.${status}`, { agency: agencyName })}{' '}
      {note && t('documents.ended.note', { note })}
    </NoticeBar>
  );
}

interface EndedNoticeProps {
  document: Pick<PartyDocument, 'status' | 'note' | 'agencyName'>;
}
