import { useState } from 'react';
import { concernsKind, identityFieldNames, type LegalIdentity } from '@muster/contracts';
import { identityMessages } from '@muster/blocks';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  Card,
  Drawer,
  ErrorSummary,
  Form,
  Group,
  KeyValueList,
  NoticeBar,
  Stack,
  StateBadge,
  countryName,
  formatDate,
  useT,
  useZodForm,
} from '@muster/ui';
import { z } from 'zod';
import { api } from '../../api.ts';
import { useMessages } from './messages.ts';
import { RejectModal } from './reject-modal.tsx';

interface ReviewDrawerProps {
  identity: LegalIdentity;
  onEdit: () => void;
}

/** An identity beside its document, to verify or reject. */
export function ReviewDrawer({ identity, onEdit }: ReviewDrawerProps) {
  const t = useMessages();
  const close = useOverlayClose();
  const [rejecting, setRejecting] = useState(false);
  const { id, status, candidate, allowedActions, idDocument, reviewNote } = identity;
  return (
    <Drawer
      opened
      onClose={close}
      title={t('identity.review', { name: candidate.name })}
      subtitle={<StateBadge machine="legal_identity" state={status} />}
    >
      <Stack>
        {reviewNote && <NoticeBar kind="warning">{reviewNote}</NoticeBar>}
        {allowedActions.includes('verify') && <NoticeBar>{t('identity.verifyHint')}</NoticeBar>}
        <Facts identity={identity} />
        {idDocument && (
          <Card title={t('identity.document')} headingLevel={3}>
            <a href={`/api/v1/legal-identities/${id}/document`} target="_blank" rel="noreferrer">
              {t('identity.download')}: {idDocument.name}
            </a>
          </Card>
        )}
        <Group gap="xs">
          {allowedActions.includes('verify') && <VerifyForm identity={identity} />}
          {allowedActions.includes('reject') && (
            <Button size="md" variant="default" onClick={() => setRejecting(true)}>
              {t('identity.reject')}
            </Button>
          )}
          {allowedActions.includes('edit') && (
            <Button size="md" variant="default" onClick={onEdit}>
              {t('identity.edit')}
            </Button>
          )}
        </Group>
        {rejecting && <RejectModal identity={identity} onClose={() => setRejecting(false)} />}
      </Stack>
    </Drawer>
  );
}

function Facts({ identity: { kind, facts } }: { identity: LegalIdentity }) {
  const words = useT(identityMessages);
  return (
    <KeyValueList
      items={identityFieldNames
        .filter((name) => concernsKind(kind, name))
        .map((name) => {
          const value = facts[name];
          const shown =
            value && (name === 'country' || name === 'taxIdCountry')
              ? countryName(value)
              : value && name === 'birthDate'
                ? formatDate(value)
                : value;
          return { label: words(`field.${name}`), value: shown };
        })}
    />
  );
}

function VerifyForm({ identity: { id, version } }: { identity: LegalIdentity }) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [verify] = api.useLegalIdentitiesVerifyMutation();
  const form = useZodForm({ schema: z.object({}), initialValues: {} });
  const saving = useFormMutation({
    form,
    mutation: verify,
    version,
    toArgs: ({ version: seen }) => ({ params: { id }, body: { version: seen } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('identity.verified') });
      close({ saved: true });
    },
  });
  return (
    <Form onSubmit={saving.submit} label={t('identity.verify')}>
      <ErrorSummary {...form.summary} />
      <Button type="submit" size="md" loading={saving.pending}>
        {t('identity.verify')}
      </Button>
    </Form>
  );
}
