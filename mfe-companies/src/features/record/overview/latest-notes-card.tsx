import { companiesRoutes, href, type CompanyRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, DateTime, RichTextView, Skeleton, Text } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardLink } from './card-link.tsx';
import classes from './latest-notes-card.module.css';

const shown = 3;

/** Newest notes, pinned ones first; hidden for users who may not read them. */
export function LatestNotesCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const mayRead = company.allowedActions.includes('read_notes');
  const query = api.useNotesListQuery(
    { query: { subjectType: 'company', subjectId: company.id, limit: shown } },
    { skip: !mayRead },
  );
  if (!mayRead) return null;
  return (
    <Card
      title={t('record.notesExtract.title')}
      actions={
        <CardLink href={href(companiesRoutes.notes, { id: company.id })}>
          {t('record.notesExtract.all')}
        </CardLink>
      }
    >
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        skeleton={<Skeleton height={80} />}
        isEmpty={({ pinned, data }) => pinned.length + data.length === 0}
        empty={<Text c="dimmed">{t('record.notesExtract.none')}</Text>}
      >
        {({ pinned, data }) => (
          <ul className={classes.list}>
            {[...pinned, ...data]
              .filter(({ body }) => body !== null)
              .slice(0, shown)
              .map((note) => (
                <li key={note.id}>
                  <span className={classes.who}>
                    {note.author?.name} · <DateTime value={note.createdAt} as="relative" />
                  </span>
                  <RichTextView html={note.body ?? ''} />
                </li>
              ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
