import { companyDocumentRoutes, href, type CompanyRecord } from '@muster/contracts';
import { AppLink, QueryView } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, Skeleton, StateBadge, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardLink } from './card-link.tsx';
import classes from './jobs-card.module.css';

const shown = 5;

/** Agreements signed without a candidate; hidden for users who may not send them. */
export function AgreementsCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const { id } = company;
  const mayRead = company.allowedActions.includes('read_agreements');
  const query = api.useSignaturesOfCompanyQuery({ params: { id } }, { skip: !mayRead });
  if (!mayRead) return null;
  const documents = companyDocumentRoutes.documents;
  return (
    <Card
      title={t('record.agreements.title')}
      count={query.currentData?.data.length || undefined}
      actions={<CardLink href={href(documents, { id })}>{t('record.agreements.all')}</CardLink>}
      flush
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyLine text={t('record.agreements.none')} />}
        skeleton={<Skeleton height={80} />}
      >
        {({ data }) => (
          <CardRows>
            {data.slice(0, shown).map(({ id: document, title, status, createdAt, completedAt }) => (
              <CardRow key={document} compact>
                <AppLink href={href(documents, { id }, { document })}>{title}</AppLink>
                <span className={classes.facts}>{formatDate(completedAt ?? createdAt)}</span>
                <StateBadge machine="signature_document" state={status} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
