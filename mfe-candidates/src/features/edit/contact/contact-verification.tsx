import type { CandidateRecord } from '@muster/contracts';
import { errorText, isApiError } from '@muster/kit';
import { Button, NoticeBar, formatDate, formatTime } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './contact-verification.module.css';
import type { ContactRow } from './contact-values.ts';

interface ContactVerificationProps {
  candidate: CandidateRecord;
  /** Row being edited: unsaved addresses cannot be confirmed. */
  row: ContactRow;
}

/** Whether the candidate confirmed a further mail address, with a button to ask them. */
export function ContactVerification({ candidate, row }: ContactVerificationProps) {
  const t = useMessages();
  const [verify, { data, error, isLoading }] = api.useCandidatesVerifyContactMutation();
  const saved = candidate.contact?.contacts.find(({ id }) => id === row.id);
  if (saved?.kind !== 'email' || row.kind !== 'email' || saved.value !== row.value) return null;
  const { id: contactId, verifiedAt, mailProblem, value } = saved;
  if (verifiedAt)
    return (
      <p className={classes.line}>{t('edit.contact.verified', { day: formatDate(verifiedAt) })}</p>
    );
  if (mailProblem)
    return <NoticeBar kind="warning">{t(`edit.contact.verifyProblem.${mailProblem}`)}</NoticeBar>;
  const refusal = isApiError(error) ? error.code : null;
  return (
    <>
      {data && !error && (
        <p className={classes.line} role="status">
          {t('edit.contact.verifySent', { email: value, time: formatTime(data.expiresAt) })}
        </p>
      )}
      {error && (
        <NoticeBar kind="danger">
          {refusal === 'RATE_LIMITED' || refusal === 'CANDIDATE_DO_NOT_CONTACT'
            ? t(`edit.contact.verifyRefused.${refusal}`)
            : errorText(error)}
        </NoticeBar>
      )}
      <Button
        variant="default"
        loading={isLoading}
        onClick={() => void verify({ params: { id: candidate.id, contactId }, body: {} })}
      >
        {t(data ? 'edit.contact.verifyAgain' : 'edit.contact.verify')}
      </Button>
    </>
  );
}
