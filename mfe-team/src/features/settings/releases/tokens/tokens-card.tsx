import { useState } from 'react';
import type { ReleaseToken } from '@muster/contracts';
import { QueryView, useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  ConfirmModal,
  EmptyLine,
  Skeleton,
  formatDate,
  formatRelativeDateTime,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { SecretDrawer } from '../../secret-drawer.tsx';
import classes from '../releases.module.css';
import { useTokenMessages } from './messages.ts';
import { NewTokenDrawer } from './new-token-drawer.tsx';

/** Tokens with which teams release from their own repositories. */
export function TokensCard() {
  const t = useTokenMessages();
  const query = api.useReleaseTokensListQuery({});
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card
      title={t('title')}
      headingLevel={2}
      flush
      actions={
        <Button variant="default" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <p className={`${classes.quiet} ${classes.lead}`}>{t('text')}</p>
      <QueryView query={query} skeleton={<Skeleton height={56} />}>
        {({ tokens }) =>
          tokens.length === 0 ? (
            <div className={classes.lead}>
              <EmptyLine text={t('none')} />
            </div>
          ) : (
            <CardRows>
              {tokens.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </CardRows>
          )
        }
      </QueryView>
      {adding && (
        <NewTokenDrawer
          onSecret={(made) => {
            setAdding(false);
            setSecret(made);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret && (
        <SecretDrawer
          secret={secret}
          title={t('made.title')}
          text={t('made.text')}
          label={t('made.label')}
          done={t('made.done')}
          reason={t('made.text')}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}

function TokenRow({ token }: { token: ReleaseToken }) {
  const t = useTokenMessages();
  const [asked, setAsked] = useState(false);
  const [revoke] = api.useReleaseTokensRevokeMutation();
  const { run, pending } = useUndoableMutation({
    mutation: (id: string) => revoke({ params: { id } }),
    message: () => t('revoked'),
  });
  const { id, name, remote, createdBy, expiresAt, lastUsedAt, isExpired } = token;
  const facts = [
    remote,
    createdBy && t('madeBy', { who: createdBy }),
    t('until', { day: formatDate(expiresAt) }),
    lastUsedAt ? t('lastUsed', { when: formatRelativeDateTime(lastUsedAt) }) : t('neverUsed'),
  ];
  return (
    <CardRow>
      <div className={classes.who}>
        <span className={classes.area}>{name}</span>
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {isExpired && <Badge family="grey">{t('expired')}</Badge>}
      <Button
        variant="default"
        loading={pending}
        aria-label={t('revokeNamed', { name })}
        onClick={() => setAsked(true)}
      >
        {t('revoke')}
      </Button>
      {asked && (
        <ConfirmModal
          opened
          danger
          title={t('revokeTitle', { name })}
          confirmLabel={t('revoke')}
          cancelLabel={t('keep')}
          effects={[
            { id: 'refused', text: t('revokeEffect', { remote }) },
            { id: 'kept', text: t('revokeKept') },
          ]}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            void run(id);
          }}
        />
      )}
    </CardRow>
  );
}
