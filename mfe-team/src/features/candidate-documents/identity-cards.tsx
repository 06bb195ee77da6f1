import { useState } from 'react';
import { teamRoutes, type LegalIdentityCard } from '@muster/contracts';
import { QueryView, RouteLink, useCan } from '@muster/kit';
import { Button, Card, Group, Skeleton, Stack, StateBadge, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

/** The state of a candidate's legal identities; their content is only for users who verify. */
export function IdentityCards({ candidateId }: { candidateId: string }) {
  const t = useMessages();
  const query = api.useLegalIdentitiesOfCandidateQuery({ params: { id: candidateId } });
  return (
    <Card title={t('identity.title')}>
      <QueryView query={query} size="compact" skeleton={<Skeleton height={120} />}>
        {({ data, canCreate }) => {
          const shown = data.filter(({ status }) => status !== 'superseded');
          return (
            <Stack gap="sm">
              {shown.length === 0 && <p>{t('identity.none')}</p>}
              {shown.map((identity) => (
                <IdentityLine key={identity.id} identity={identity} candidateId={candidateId} />
              ))}
              <Earlier
                identities={data.filter(({ status }) => status === 'superseded')}
                candidateId={candidateId}
              />
              {canCreate.length > 0 && (
                <Group>
                  <Button
                    component={RouteLink}
                    route={teamRoutes.usersCandidatesByIdSignatureDocumentsLegalIdentityNew}
                    params={{ id: candidateId }}
                    variant="default"
                  >
                    {t('identity.add')}
                  </Button>
                </Group>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Card>
  );
}

/** Superseded versions, collapsed. */
function Earlier({
  identities,
  candidateId,
}: {
  identities: readonly LegalIdentityCard[];
  candidateId: string;
}) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  if (identities.length === 0) return null;
  return (
    <>
      <Group>
        <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'identity.hideEarlier' : 'identity.earlier', { count: identities.length })}
        </Button>
      </Group>
      {isOpen &&
        identities.map((identity) => (
          <IdentityLine key={identity.id} identity={identity} candidateId={candidateId} />
        ))}
    </>
  );
}

function IdentityLine({
  identity: { id, kind, status, revision, updatedAt, typedBy, allowedActions },
  candidateId,
}: {
  identity: LegalIdentityCard;
  candidateId: string;
}) {
  const t = useMessages();
  const opens = useCan()('legalIdentity.verify') || allowedActions.includes('edit');
  return (
    <Group gap="xs" justify="space-between">
      <span className={classes.said}>
        <span className={classes.strong}>{t(`identity.${kind}`)}</span>
        <span className={classes.quiet}>
          {t('identity.version', { count: revision })} · {formatDate(updatedAt)}
          {typedBy === 'staff' && ` · ${t('identity.typed')}`}
        </span>
      </span>
      <StateBadge machine="legal_identity" state={status} />
      {opens && (
        <Button
          size="xs"
          variant={status === 'submitted' ? 'filled' : 'default'}
          component={RouteLink}
          route={teamRoutes.usersCandidatesByIdSignatureDocumentsLegalIdentityByIdentityIdEdit}
          params={{ id: candidateId, identityId: id }}
        >
          {t(status === 'draft' ? 'identity.edit' : 'identity.open')}
        </Button>
      )}
    </Group>
  );
}
