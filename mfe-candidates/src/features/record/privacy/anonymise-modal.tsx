import { anonymiseSchema, type AnonymiseEffects, type CandidateRecord } from '@muster/contracts';
import { QueryView, useFormMutation, usePlatform } from '@muster/kit';
import {
  Avatar,
  CheckboxField,
  DecisionForm,
  EffectList,
  NoticeBar,
  Skeleton,
  Stack,
  TextArea,
  TextField,
  formatDate,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';

interface AnonymiseModalProps {
  candidate: CandidateRecord;
  onClose: () => void;
}

/**
 * Asks a second person to anonymise the candidate: what is deleted, what stays, why, and the typed
 * number.
 */
export function AnonymiseModal({ candidate, onClose }: AnonymiseModalProps) {
  const { id, name, number, version } = candidate;
  const t = useMessages();
  const platform = usePlatform();
  const [anonymise] = api.usePrivacyAnonymiseMutation();
  const effects = api.usePrivacyAnonymiseEffectsQuery({ params: { id } });
  const form = useZodForm({
    schema: anonymiseSchema.omit({ version: true }),
    initialValues: { reason: '', confirmNumber: '', legalBasisEnded: false },
  });
  const asking = useFormMutation({
    form,
    mutation: anonymise,
    version,
    toArgs: ({ output, version: base }) => ({ params: { id }, body: { ...output, version: base } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('privacy.done') });
      onClose();
    },
  });
  const refusal = effects.data ? refusalOf(effects.data, t) : null;
  const numberMatches = form.values.confirmNumber.trim().toUpperCase() === number;

  return (
    <DecisionForm
      onClose={onClose}
      title={t('privacy.title', { name })}
      subtitle={number}
      avatar={<Avatar name={name} src={candidate.photo} size={32} />}
      effects={null}
      keep={t('privacy.keep')}
      confirm={t('privacy.confirm')}
      danger
      disabled={refusal !== null || !numberMatches}
      summary={form.summary}
      saving={asking}
    >
      <QueryView query={effects} keepPrevious size="compact" skeleton={<Skeleton height={220} />}>
        {(known) => (
          <Stack>
            <p>{t('privacy.intro')}</p>
            {refusal ? (
              <NoticeBar kind="danger">{refusal}</NoticeBar>
            ) : (
              <EffectList items={effectsOf(known, t)} />
            )}
            {known.askedAt && (
              <NoticeBar kind="info">
                {t('privacy.asked', { date: formatDate(known.askedAt) })}
              </NoticeBar>
            )}
            {known.retainedUntil && (
              <CheckboxField
                label={t('privacy.retained')}
                help={t('privacy.retainedHelp', { until: formatDate(known.retainedUntil) })}
                {...form.field('legalBasisEnded')}
              />
            )}
            <TextArea
              label={t('privacy.reason')}
              help={t('privacy.reasonHelp')}
              required
              disabled={refusal !== null}
              {...form.field('reason')}
            />
            <TextField
              label={t('privacy.number', { number })}
              required
              disabled={refusal !== null}
              {...form.field('confirmNumber')}
            />
          </Stack>
        )}
      </QueryView>
    </DecisionForm>
  );
}

function effectsOf({ counts, account, number }: AnonymiseEffects, t: Translate) {
  const accounts = {
    none: [],
    anonymised: [{ id: 'account', text: t('privacy.effects.accountAnonymised') }],
    unlinked: [{ id: 'account', text: t('privacy.effects.accountUnlinked') }],
  };
  return [
    { id: 'erased', text: t('privacy.effects.erased') },
    ...counts.map(({ kind, count }) => ({
      id: kind,
      text: t(`privacy.effects.${kind}`, { count }),
    })),
    ...accounts[account],
    { id: 'exports', text: t('privacy.effects.exports') },
    { id: 'mail', text: t('privacy.effects.mail') },
    { id: 'stays', text: t('privacy.effects.stays', { number }) },
  ];
}

/** Why anonymising is not possible now; null if it is. */
function refusalOf({ blockedBy, pending }: AnonymiseEffects, t: Translate): string | null {
  if (pending) return t('privacy.pending', { until: formatDateTime(pending.expiresAt) });
  return blockedBy && t(`privacy.blocked.${blockedBy}`);
}
