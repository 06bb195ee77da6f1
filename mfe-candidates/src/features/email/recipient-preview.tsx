import { useState } from 'react';
import type { BulkItem } from '@muster/contracts';
import { AddressLines, MailNotices, useMailPreview } from '@muster/blocks';
import {
  Card,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  NoticeBar,
  formatNumber,
} from '@muster/ui';
import classes from './email.module.css';
import { useEmailMessages } from './messages.ts';

interface RecipientPreviewProps {
  people: readonly BulkItem[];
  subject: string;
  text: string;
  sendAt: string | null;
  /** Recipients read the template in their language as long as its text is unchanged. */
  templateId: string | null;
  /** Names of those who get a copy of each mail, and the number of mails. */
  copies: readonly string[];
  mails: number;
}

/** Preview of the mail for each recipient, one at a time. */
export function RecipientPreview({ people, copies, mails, ...written }: RecipientPreviewProps) {
  const t = useEmailMessages();
  const [index, setIndex] = useState(0);
  const person = people[index];
  if (!person) return null;
  return (
    <Card
      title={t('preview')}
      actions={
        <>
          <IconButton
            variant="default"
            aria-label={t('previous')}
            disabled={index === 0}
            onClick={() => setIndex(index - 1)}
          >
            <IconChevronLeft size={16} />
          </IconButton>
          <IconButton
            variant="default"
            aria-label={t('next')}
            disabled={index === people.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <IconChevronRight size={16} />
          </IconButton>
        </>
      }
    >
      <div className={classes.preview}>
        <p className={classes.place} aria-live="polite">
          {t('previewOf', {
            name: person.name ?? '',
            index: formatNumber(index + 1),
            total: formatNumber(people.length),
          })}
        </p>
        {copies.length > 0 && (
          <p className={classes.place}>
            {t('copiesOf', {
              names: copies.join(', '),
              count: mails,
              total: formatNumber(mails),
            })}
          </p>
        )}
        <PersonsMail key={person.id} person={person} written={written} />
      </div>
    </Card>
  );
}

interface PersonsMailProps {
  person: BulkItem;
  written: Omit<RecipientPreviewProps, 'people' | 'copies' | 'mails'>;
}

function PersonsMail({ person: { id, name }, written }: PersonsMailProps) {
  const t = useEmailMessages();
  const { preview, refusal } = useMailPreview({
    subjectType: 'candidate',
    subjectId: id,
    ...written,
    isUrgent: false,
  });
  return (
    <>
      {refusal && !preview && <NoticeBar kind="danger">{refusal}</NoticeBar>}
      <AddressLines preview={preview} />
      <p className={classes.subject}>{preview?.subject || t('noSubject')}</p>
      <p className={classes.text}>{preview?.text || t('noText')}</p>
      {preview && <MailNotices preview={preview} name={name ?? ''} />}
    </>
  );
}
