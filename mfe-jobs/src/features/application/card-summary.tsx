import type { ReactNode } from 'react';
import { candidatesRoutes, href, type ApplicationRecord, type Note } from '@muster/contracts';
import { ClientViewCard } from '@muster/blocks';
import { AppLink, QueryView, useCan } from '@muster/kit';
import {
  Button,
  RichTextView,
  Skeleton,
  formatDate,
  formatRelativeDateTime,
  useDisclosure,
} from '@muster/ui';
import { api } from '../../api.ts';
import { CheckItems } from './checklist.tsx';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { NextAction, nextTextOf } from './next-action.tsx';

/** Summary in a card's drawer: next step, missing points, client view, last note. */
export function CardSummary({ applicationId }: { applicationId: string }) {
  const query = api.useApplicationsReadQuery({ params: { id: applicationId } });
  const mayReadNotes = useCan()('note.read');
  return (
    <QueryView query={query} keepPrevious skeleton={<Skeleton height={180} />}>
      {(record) => (
        <>
          <NextStep record={record} />
          <Gaps record={record} />
          <ClientSide record={record} />
          {mayReadNotes && <LastNote candidateId={record.candidate.id} />}
        </>
      )}
    </QueryView>
  );
}

function NextStep({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const text = nextTextOf(record, t);
  if (text === null) return null;
  return (
    <div className={classes.nextStep}>
      <span>{text}</span>
      <NextAction record={record} />
    </div>
  );
}

/** Points missing for a submission; nothing once submitted. */
function Gaps({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const checklist = record.checklist.filter(({ state }) => state !== 'done');
  if (record.status !== 'active' || record.submission) return null;
  return (
    <Part title={t('check.title')}>
      {checklist.length === 0 ? (
        <p className={classes.quiet}>{t('check.ready')}</p>
      ) : (
        <CheckItems record={{ ...record, checklist }} t={t} />
      )}
    </Part>
  );
}

function ClientSide({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const [opened, { toggle }] = useDisclosure(false);
  const { submission } = record;
  return (
    <Part
      title={t('card.clientView')}
      action={
        <Button variant="subtle" size="xs" aria-expanded={opened} onClick={toggle}>
          {t(opened ? 'card.hideView' : 'card.showView')}
        </Button>
      }
    >
      <p className={classes.quiet}>
        {!submission?.at
          ? t('card.notSent')
          : [
              t('card.sent', { version: submission.version, date: formatDate(submission.at) }),
              submission.seenAt
                ? t('card.seen', { when: formatRelativeDateTime(submission.seenAt) })
                : t('card.notSeen'),
            ].join(' ')}
      </p>
      {opened && <Preview id={record.id} />}
    </Part>
  );
}

function Preview({ id }: { id: string }) {
  const query = api.useApplicationsClientViewQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={<Skeleton height={160} />}>
      {(view) => <ClientViewCard view={view} marksGaps />}
    </QueryView>
  );
}

function LastNote({ candidateId }: { candidateId: string }) {
  const t = useApplicationMessages();
  const query = api.useNotesListQuery({
    query: { subjectType: 'candidate', subjectId: candidateId, limit: '1' },
  });
  return (
    <Part
      title={t('card.lastNote')}
      action={
        <AppLink className={classes.link} href={href(candidatesRoutes.notes, { id: candidateId })}>
          {t('card.allNotes')}
        </AppLink>
      }
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={() => false}
        skeleton={<Skeleton height={48} />}
      >
        {({ data, pinned }) => <Latest notes={[...data, ...pinned]} />}
      </QueryView>
    </Part>
  );
}

function Latest({ notes }: { notes: readonly Note[] }) {
  const t = useApplicationMessages();
  const note = notes
    .filter(({ body }) => body !== null)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  if (!note) return <p className={classes.quiet}>{t('card.noNote')}</p>;
  return (
    <>
      <RichTextView html={note.body ?? ''} />
      <p className={classes.quiet}>
        {[note.author?.name, formatRelativeDateTime(note.createdAt)].filter(Boolean).join(', ')}
      </p>
    </>
  );
}

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <section>
      <div className={classes.cardPart}>
        <h3 className={classes.partTitle}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
