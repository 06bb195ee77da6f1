import { useState } from 'react';
import type { ProfileView } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal, formatDate } from '@muster/ui';
import { api } from '../../../own-api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { ShareDrawer } from './client-view-drawer.tsx';
import classes from './privacy-card.module.css';

/** One client to whom the profile was shown, with a way to withdraw it. */
export function Share({ share }: { share: ProfileView }) {
  const t = useMessages();
  const name = [share.client ?? t('privacy.seen.confidential'), share.job]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={classes.share}>
      <div>
        {name}
        <span className={classes.seen}>{useFacts(share)}</span>
        {share.state === 'shown' && share.heldBy && (
          <span className={classes.seen}>{t(`privacy.seen.heldBy.${share.heldBy}`)}</span>
        )}
      </div>
      {share.state === 'shown' && (
        <div className={classes.acts}>
          <ReadShare id={share.id} name={name} />
          {!share.heldBy && <WithdrawShare id={share.id} name={name} />}
        </div>
      )}
    </li>
  );
}

/** Returns in one line when it was shown, opened and withdrawn. */
function useFacts({ sharedAt, seenAt, state, endedAt }: ProfileView): string {
  const t = useMessages();
  const ended = state === 'withdrawn' ? 'privacy.seen.taken' : 'privacy.seen.over';
  return [
    t('privacy.seen.shared', { date: formatDate(sharedAt) }),
    seenAt && t('privacy.seen.opened', { date: formatDate(seenAt) }),
    !seenAt && state === 'shown' && t('privacy.seen.notOpened'),
    endedAt && t(ended, { date: formatDate(endedAt) }),
  ]
    .filter(Boolean)
    .join(', ');
}

function ReadShare({ id, name }: Pick<ProfileView, 'id'> & { name: string }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('privacy.reads.label', { share: name })}
        onClick={() => setOpen(true)}
      >
        {t('privacy.reads.action')}
      </Button>
      {isOpen && <ShareDrawer id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

const effects = ['hidden', 'ended', 'told', 'kept'] as const;

function WithdrawShare({ id, name }: { id: string; name: string }) {
  const t = useMessages();
  const platform = usePlatform();
  const [isAsked, setAsked] = useState(false);
  const [withdraw, { isLoading }] = api.useOwnPrivacyWithdrawShareMutation();

  async function confirm() {
    setAsked(false);
    const { error } = await withdraw({ params: { id } });
    platform.notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('privacy.withdraw.done') },
    );
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isLoading}
        aria-label={t('privacy.withdraw.label', { share: name })}
        onClick={() => setAsked(true)}
      >
        {t('privacy.withdraw.action')}
      </Button>
      <ConfirmModal
        opened={isAsked}
        title={t('privacy.withdraw.title')}
        confirmLabel={t('privacy.withdraw.confirm')}
        cancelLabel={t('consents.keep')}
        effects={effects.map((effect) => ({
          id: effect,
          text: t(`privacy.withdraw.effects.${effect}`),
        }))}
        onClose={() => setAsked(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
