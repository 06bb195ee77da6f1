import type { SignatureDocument } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button, StateBadge, formatDate } from '@muster/ui';
import { placesOf, subjectOf } from './documents-subject.ts';
import classes from './documents.module.css';
import { useMessages, type Translate } from './messages.ts';

/** One document: its title, progress and a link. */
export function DocumentRow({
  document,
  onOpen,
}: {
  document: SignatureDocument;
  onOpen: () => void;
}) {
  const t = useMessages();
  const { title, status, templateKey, id, allowedActions } = document;
  const subject = subjectOf(document);
  return (
    <li className={classes.row}>
      <span className={classes.said}>
        <span className={classes.strong}>{title}</span>
        <span className={classes.quiet}>{factOf(document, t)}</span>
      </span>
      <StateBadge machine="signature_document" state={status} />
      {allowedActions.includes('edit') && (
        <Button
          size="xs"
          component={RouteLink}
          route={placesOf[subject.kind].write}
          params={{ id: subject.id, templateId: templateKey }}
          query={{ draft: id }}
        >
          {t('action.edit')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        onClick={onOpen}
        aria-label={`${t('action.open')}: ${title}`}
      >
        {t('action.open')}
      </Button>
    </li>
  );
}

function factOf(document: SignatureDocument, t: Translate): string {
  const { sentAt, expiresAt, completedAt, createdAt, endNote, approver } = document;
  if (completedAt) return t('row.done', { date: formatDate(completedAt) });
  if (endNote) return t('row.ended', { note: endNote });
  if (!sentAt) return t('row.draft', { date: formatDate(createdAt) });
  if (approver?.status === 'waiting' && document.status === 'sent')
    return t('row.waits', { name: approver.name });
  return t('row.sent', { date: formatDate(sentAt), until: expiresAt ? formatDate(expiresAt) : '' });
}
