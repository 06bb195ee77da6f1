import type { ReactNode } from 'react';
import { imageFormats, type Attachment, type OwnAttachment } from '@muster/contracts';
import {
  Badge,
  CardRow,
  DateTime,
  IconAlertTriangle,
  IconFileText,
  IconHourglass,
  IconLock,
  IconPhoto,
  Tooltip,
  UnstyledButton,
  dayKey,
  formatBytes,
  formatDate,
  useT,
  useNow,
} from '@muster/ui';
import { attachmentMessages } from './messages.ts';
import classes from './attachments.module.css';

/** Fields of a file that both staff and the candidate see. */
export type AnyAttachment = Attachment | OwnAttachment;

interface AttachmentRowProps {
  attachment: AnyAttachment;
  /** Name of the uploader; null where it is obvious. */
  by: string | null;
  /** Badges beside the title. */
  badges?: ReactNode;
  /** Shows a lock for files that few users may see. */
  isSensitive?: boolean;
  onOpen: () => void;
  menu: ReactNode;
}

/** One file of a card: its title, uploader, dates and state. */
export function AttachmentRow(props: AttachmentRowProps) {
  const { attachment, by, badges, isSensitive = false, onOpen, menu } = props;
  const t = useT(attachmentMessages);
  const { title, file, isPrimary } = attachment;
  const Icon = imageFormats.includes(file.format) ? IconPhoto : IconFileText;
  const canOpen = attachment.allowedActions.includes('download') && file.scan === 'clean';
  return (
    <CardRow>
      <div className={classes.file}>
        <Icon size={18} className={classes.icon} aria-hidden />
        <div className={classes.fileText}>
          <div className={classes.line}>
            {canOpen ? (
              <UnstyledButton className={classes.open} onClick={onOpen}>
                {title}
              </UnstyledButton>
            ) : (
              <span className={classes.title}>{title}</span>
            )}
            {isSensitive && <IconLock size={13} className={classes.icon} aria-hidden />}
            {isPrimary && <Badge family="blue">{t('row.primary')}</Badge>}
            {badges}
            <ScanBadge scan={file.scan} />
          </div>
          <div className={classes.details}>
            <Details attachment={attachment} by={by} />
          </div>
        </div>
      </div>
      {menu}
    </CardRow>
  );
}

function Details({ attachment, by }: { attachment: AnyAttachment; by: string | null }) {
  const t = useT(attachmentMessages);
  const { type, file, createdAt, expiresOn } = attachment;
  const today = dayKey(useNow());
  const isExpired = expiresOn !== null && expiresOn < today;
  const day = expiresOn && formatDate(expiresOn);
  const parts: { key: string; text: ReactNode }[] = [
    { key: 'type', text: t(`type.${type}`) },
    { key: 'size', text: formatBytes(file.size) },
    ...(file.pages ? [{ key: 'pages', text: t('row.pages', { count: file.pages }) }] : []),
    { key: 'when', text: <DateTime value={createdAt} as="relative-day" /> },
    ...(by ? [{ key: 'by', text: by }] : []),
  ];
  return (
    <>
      {parts.map(({ key, text }, i) => (
        <span key={key}>
          {i > 0 && ' · '}
          {text}
        </span>
      ))}
      {day && (
        <span className={isExpired ? classes.problem : undefined}>
          {` · ${t(isExpired ? 'row.expired' : 'row.expires', { day })}`}
        </span>
      )}
    </>
  );
}

function ScanBadge({ scan }: { scan: AnyAttachment['file']['scan'] }) {
  const t = useT(attachmentMessages);
  if (scan === 'clean') return null;
  if (scan === 'pending')
    return (
      <Badge family="grey" icon={IconHourglass}>
        {t('row.pending')}
      </Badge>
    );
  return (
    <Tooltip label={t('row.blockedHint')}>
      <span>
        <Badge family="red" icon={IconAlertTriangle}>
          {t('row.blocked')}
        </Badge>
      </span>
    </Tooltip>
  );
}
