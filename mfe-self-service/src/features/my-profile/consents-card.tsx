import { useState } from 'react';
import {
  consentTextVersion,
  limits,
  type ConsentPurpose,
  type OwnConsents,
} from '@muster/contracts';
import { QueryView, errorText, usePlatform } from '@muster/kit';
import { Button, Card, ConfirmModal, Skeleton, Switch, formatDate } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './consents-card.module.css';

type Standing = OwnConsents['purposes'][number];
const warned = ['store_profile', 'contact', 'share_with_clients'] as const;
type Warned = (typeof warned)[number];
const isWarned = (purpose: ConsentPurpose): purpose is Warned =>
  warned.some((one) => one === purpose);

/** The person's consents in plain words: switches, their expiry, and earlier answers. */
export function ConsentsCard() {
  const t = useMessages();
  const query = api.useOwnConsentsReadQuery();
  const { answer, pending } = useAnswer();
  const [asked, setAsked] = useState<Warned | null>(null);

  function change(purpose: ConsentPurpose, granted: boolean) {
    if (!granted && isWarned(purpose)) setAsked(purpose);
    else void answer(purpose, granted);
  }

  return (
    <Card title={t('consents.title')}>
      <p className={classes.quiet}>{t('consents.intro', { count: limits.consent.months })}</p>
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={240} />}>
        {({ purposes, history }) => (
          <>
            <ul className={classes.list}>
              {purposes.map((standing) => (
                <Purpose
                  key={standing.purpose}
                  standing={standing}
                  disabled={pending !== null}
                  onChange={(granted) => change(standing.purpose, granted)}
                />
              ))}
            </ul>
            {history.length > 0 && <History rows={history} />}
          </>
        )}
      </QueryView>
      <ConfirmModal
        opened={asked !== null}
        title={t('consents.confirmTitle')}
        confirmLabel={t('consents.confirm')}
        cancelLabel={t('consents.keep')}
        effects={
          asked && [
            { id: asked, text: t(`consents.warn.${asked}`) },
            { id: 'again', text: t('consents.again') },
          ]
        }
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void answer(asked, false);
          setAsked(null);
        }}
      />
    </Card>
  );
}

/** Sends one answer at a time, for the wording shown on this page. */
function useAnswer() {
  const t = useMessages();
  const platform = usePlatform();
  const [pending, setPending] = useState<ConsentPurpose | null>(null);
  const [record] = api.useOwnConsentsRecordMutation();

  async function answer(purpose: ConsentPurpose, granted: boolean) {
    setPending(purpose);
    const result = await record({ body: { purpose, granted, textVersion: consentTextVersion } });
    setPending(null);
    platform.notify(
      result.error
        ? { kind: 'error', text: errorText(result.error) }
        : { kind: 'success', text: t('consents.saved') },
    );
  }
  return { answer, pending };
}

function Purpose({
  standing: { purpose, state, current },
  disabled,
  onChange,
}: {
  standing: Standing;
  disabled: boolean;
  onChange: (granted: boolean) => void;
}) {
  const t = useMessages();
  return (
    <li className={classes.purpose}>
      <Switch
        checked={state === 'granted'}
        disabled={disabled}
        label={t(`consents.purpose.${purpose}`)}
        description={t(`consents.text.${purpose}`)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div className={classes.standing}>
        <span className={classes.quiet}>{standingText(state, current, t)}</span>
        {state === 'granted' && (
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={disabled}
            aria-label={t('consents.renewLabel', { purpose: t(`consents.purpose.${purpose}`) })}
            onClick={() => onChange(true)}
          >
            {t('consents.renew')}
          </Button>
        )}
      </div>
    </li>
  );
}

function standingText(
  state: Standing['state'],
  current: Standing['current'],
  t: Translate,
): string {
  if (!current) return t('consents.none');
  if (state === 'refused') return t('consents.refused', { date: formatDate(current.at) });
  const until = current.expiresAt ? formatDate(current.expiresAt) : '';
  return state === 'expired'
    ? t('consents.expired', { date: until })
    : t('consents.since', { date: formatDate(current.at), until });
}

function History({ rows }: { rows: OwnConsents['history'] }) {
  const t = useMessages();
  return (
    <details className={classes.history}>
      <summary>{t('consents.history', { count: rows.length })}</summary>
      <ol className={classes.list}>
        {rows.map(({ id, purpose, at, granted }) => (
          <li key={id}>
            {t(`consents.purpose.${purpose}`)}{' '}
            <span className={classes.quiet}>
              {t('consents.row', {
                date: formatDate(at),
                answer: granted ? t('consents.granted') : t('consents.withdrawn'),
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
