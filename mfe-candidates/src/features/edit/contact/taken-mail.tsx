import { useState } from 'react';
import { candidatesRoutes, type CandidateRecord } from '@muster/contracts';
import { RouteLink, type ApiError } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './taken-mail.module.css';

interface TakenMail {
  /** Address that was refused. */
  email: string;
  /** Candidate who has it, for users who may open that record. */
  owner: { id: string; name: string; number: string } | null;
}

/** Remembers the refused address and its owner; `note` returns whether an error was about that. */
export function useTakenMail() {
  const [taken, setTaken] = useState<TakenMail | null>(null);
  const note = ({ code, context }: ApiError, email: string): boolean => {
    if (code !== 'DUPLICATE') return false;
    const { existingId, name, number } = context ?? {};
    setTaken({
      email,
      owner:
        typeof existingId === 'string'
          ? { id: existingId, name: String(name), number: String(number) }
          : null,
    });
    return true;
  };
  return { taken, note };
}

/** Notice that another record has the address: both may be the same person. */
export function TakenMailNotice({
  taken,
  email,
  candidate,
}: {
  taken: TakenMail | null;
  /** Currently typed address. */
  email: string;
  candidate: CandidateRecord;
}) {
  const t = useMessages();
  if (!taken || taken.email !== email) return null;
  const { owner } = taken;
  if (!owner) return <NoticeBar kind="warning">{t('edit.contact.takenHidden')}</NoticeBar>;
  const { name, number, id } = owner;
  return (
    <NoticeBar kind="warning">
      {t('edit.contact.taken', { name, number })}{' '}
      <span className={classes.links}>
        <RouteLink route={candidatesRoutes.profile} params={{ id }}>
          {t('edit.contact.openOther', { name })}
        </RouteLink>
        {candidate.allowedActions.includes('merge') && (
          <RouteLink
            route={candidatesRoutes.profile}
            params={{ id: candidate.id }}
            query={{ merge: id }}
          >
            {t('edit.contact.mergeOther')}
          </RouteLink>
        )}
      </span>
    </NoticeBar>
  );
}
