import { href, teamRoutes, type TeamMember } from '@muster/contracts';
import { AppLink, QueryView, useCan } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, Skeleton, StateBadge, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../member.module.css';
import { useMemberMessages } from '../messages.ts';

const shown = 5;

/** The state of a contractor's legal identity and documents, for users who prepare documents. */
export function PapersCard({ member: { candidateId } }: { member: TeamMember }) {
  const can = useCan();
  if (!candidateId || !can('signature.create')) return null;
  return (
    <>
      <Identities candidateId={candidateId} />
      <Documents candidateId={candidateId} />
    </>
  );
}

function Identities({ candidateId }: { candidateId: string }) {
  const t = useMemberMessages();
  const query = api.useLegalIdentitiesOfCandidateQuery({ params: { id: candidateId } });
  return (
    <Card title={t('identity.title')} flush>
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.every(({ status }) => status === 'superseded')}
        empty={<EmptyLine text={t('identity.none')} />}
        skeleton={<Skeleton height={80} />}
      >
        {({ data }) => (
          <CardRows>
            {data
              .filter(({ status }) => status !== 'superseded')
              .map(({ id, kind, status, verifiedAt, updatedAt }) => (
                <CardRow key={id} compact>
                  <span className={classes.stack}>
                    <span>{t(`identity.${kind}`)}</span>
                    <span className={classes.secondary}>{formatDate(verifiedAt ?? updatedAt)}</span>
                  </span>
                  <StateBadge machine="legal_identity" state={status} />
                </CardRow>
              ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function Documents({ candidateId }: { candidateId: string }) {
  const t = useMemberMessages();
  const query = api.useSignaturesOfCandidateQuery({ params: { id: candidateId } });
  const all = href(teamRoutes.usersCandidatesByIdSignatureDocuments, { id: candidateId });
  return (
    <Card
      title={t('documents.title')}
      count={query.currentData?.data.length || undefined}
      actions={<AppLink href={all}>{t('documents.all')}</AppLink>}
      flush
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyLine text={t('documents.none')} />}
        skeleton={<Skeleton height={80} />}
      >
        {({ data }) => (
          <CardRows>
            {data.slice(0, shown).map(({ id, title, status, createdAt, completedAt }) => (
              <CardRow key={id} compact>
                <span className={classes.stack}>
                  <span>{title}</span>
                  <span className={classes.secondary}>{formatDate(completedAt ?? createdAt)}</span>
                </span>
                <StateBadge machine="signature_document" state={status} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
