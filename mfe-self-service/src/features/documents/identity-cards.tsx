import {
  requiredIdentityFields,
  selfServiceRoutes,
  type LegalIdentity,
  type LegalIdentityList,
} from '@muster/contracts';
import { IdentityHistory, earlierOf, identityMessages } from '@muster/blocks';
import { QueryView, RouteLink, errorText, usePlatform } from '@muster/kit';
import {
  Button,
  Card,
  Group,
  KeyValueList,
  NoticeBar,
  Skeleton,
  Stack,
  StateBadge,
  countryName,
  useT,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** The person's legal identities by kind, each with its next step. */
export function IdentityCards() {
  const query = api.useOwnIdentitiesListQuery({});
  return (
    <QueryView query={query} size="block" skeleton={<Skeleton height={220} />}>
      {(list) => <Identities list={list} />}
    </QueryView>
  );
}

function Identities({ list: { data, canCreate } }: { list: LegalIdentityList }) {
  const t = useMessages();
  const shown = data.filter(({ status }) => status !== 'superseded');
  const add = canCreate.length > 0 && (
    <Button
      component={RouteLink}
      route={selfServiceRoutes.mySignatureDocumentsLegalIdentityNew}
      variant={shown.length === 0 ? 'filled' : 'default'}
    >
      {t(
        shown.length === 0
          ? 'documents.identity.add'
          : canCreate[0] === 'company'
            ? 'documents.identity.addCompany'
            : 'documents.identity.addIndividual',
      )}
    </Button>
  );
  if (shown.length === 0)
    return (
      <Card title={t('documents.identity.title')}>
        <Stack gap="sm">
          <p>{t('documents.identity.none')}</p>
          <Group>{add}</Group>
        </Stack>
      </Card>
    );
  return (
    <>
      {shown.map((identity) => (
        <IdentityCard key={identity.id} identity={identity} earlier={earlierOf(data, identity)} />
      ))}
      <Group>{add}</Group>
    </>
  );
}

function IdentityCard({
  identity,
  earlier,
}: {
  identity: LegalIdentity;
  earlier: readonly LegalIdentity[];
}) {
  const t = useMessages();
  const { id, kind, status, facts, idDocument, allowedActions, typedBy, reviewNote } = identity;
  const missing = useMissing(identity);
  const address = [facts.addressLine1, facts.postalCode, facts.city].filter(Boolean).join(', ');
  return (
    <Card
      title={`${t('documents.identity.title')}: ${t(`documents.identity.${kind}`)}`}
      actions={<StateBadge machine="legal_identity" state={status} />}
    >
      <Stack gap="sm">
        {status === 'rejected' && reviewNote && <NoticeBar kind="warning">{reviewNote}</NoticeBar>}
        {status === 'draft' && typedBy === 'staff' && (
          <NoticeBar>{t('documents.identity.typed')}</NoticeBar>
        )}
        <KeyValueList
          items={[
            { label: t('documents.identity.legalName'), value: facts.legalName },
            {
              label: t('documents.identity.address'),
              value: [address, facts.country && countryName(facts.country)]
                .filter(Boolean)
                .join(', '),
            },
            { label: t('documents.identity.document'), value: idDocument?.name },
          ]}
        />
        {allowedActions.includes('submit') && missing.length > 0 && (
          <NoticeBar kind="quiet">
            {t('documents.identity.missing', { fields: missing.join(', ') })}
          </NoticeBar>
        )}
        {/* A version in review stands beside the one that holds: the history is said once. */}
        {status === 'verified' && <IdentityHistory versions={earlier} />}
        <Group gap="xs">
          {allowedActions.includes('submit') && missing.length === 0 && (
            <SubmitButton identity={identity} />
          )}
          {allowedActions.includes('edit') && (
            <Button
              component={RouteLink}
              route={selfServiceRoutes.mySignatureDocumentsLegalIdentityByIdEdit}
              params={{ id }}
              variant="default"
            >
              {t('documents.identity.edit')}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

/** Returns the labels of fields that must be filled in before submitting. */
function useMissing({ kind, facts, idDocument }: LegalIdentity): string[] {
  const words = useT(identityMessages);
  return [
    ...requiredIdentityFields(kind, facts).filter((field) => facts[field] === null),
    ...(idDocument ? [] : (['idDocument'] as const)),
  ].map((field) => words(`field.${field}`));
}

function SubmitButton({ identity: { id, version } }: { identity: LegalIdentity }) {
  const t = useMessages();
  const platform = usePlatform();
  const [submit, { isLoading }] = api.useOwnIdentitiesSubmitMutation();
  async function handIn() {
    const answer = await submit({ params: { id }, body: { version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('documents.identity.submitted') },
    );
  }
  return (
    <Button loading={isLoading} onClick={() => void handIn()}>
      {t('documents.identity.submit')}
    </Button>
  );
}
