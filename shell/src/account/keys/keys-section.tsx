import { useState } from 'react';
import type { ApiKeyView, ResponseOf, apiKeyEndpoints } from '@muster/contracts';
import { QueryView, roleName, useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  CardRows,
  ConfirmModal,
  EmptyLine,
  FormSection,
  PageSkeleton,
  formatDate,
  formatRelativeDateTime,
  useT,
} from '@muster/ui';
import { api } from '../account-api.ts';
import { keyMessages } from './key-messages.ts';
import { MadeKey } from './made-key.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import classes from '../own/own-account.module.css';

/** The user's own API keys: created, shown once, revoked. */
export function KeysSection() {
  const t = useT(keyMessages);
  const query = api.useApiKeysQuery();
  const [adding, setAdding] = useState(false);
  // Kept outside the query, so that the secret stays visible while the list is refetched.
  const [made, setMade] = useState<ResponseOf<typeof apiKeyEndpoints.create> | null>(null);
  if (made) return <MadeKey made={made} onKept={() => setMade(null)} />;
  if (adding)
    return (
      <NewKeyForm
        onClose={() => setAdding(false)}
        onMade={(answer) => {
          setAdding(false);
          setMade(answer);
        }}
      />
    );
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(keys) => (
        <FormSection
          title={t('title')}
          text={t('text')}
          aside={
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          }
        >
          {keys.length === 0 ? (
            <EmptyLine text={t('none')} />
          ) : (
            <CardRows>
              {keys.map((key) => (
                <CardRow key={key.id}>
                  <KeyRow apiKey={key} />
                </CardRow>
              ))}
            </CardRows>
          )}
        </FormSection>
      )}
    </QueryView>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKeyView }) {
  const t = useT(keyMessages);
  const [asked, setAsked] = useState(false);
  const [end] = api.useEndApiKeyMutation();
  const { run, pending } = useUndoableMutation({
    mutation: (id: string) => end({ params: { id } }),
    message: () => t('ended'),
  });
  const { id, name, state, lastUsedAt, permissions } = apiKey;
  const facts = [
    `${apiKey.prefix}…`,
    roleName(apiKey.role),
    t(apiKey.access),
    permissions && t('limited', { count: permissions.length }),
    t('until', { day: formatDate(apiKey.expiresAt) }),
    lastUsedAt ? t('lastUsed', { when: formatRelativeDateTime(lastUsedAt) }) : t('neverUsed'),
  ];
  return (
    <>
      <span className={classes.session}>
        <span className={classes.device}>{name}</span>
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {state !== 'active' && <Badge family="grey">{t(`state.${state}`)}</Badge>}
      <Button
        variant="default"
        loading={pending}
        aria-label={t('endLabel', { name })}
        onClick={() => setAsked(true)}
      >
        {t('end')}
      </Button>
      {asked && (
        <ConfirmModal
          opened
          danger
          title={t('endTitle')}
          confirmLabel={t('end')}
          cancelLabel={t('endKeep')}
          effects={[{ id: 'refused', text: t('endEffect', { name }) }]}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            void run(id);
          }}
        />
      )}
    </>
  );
}
