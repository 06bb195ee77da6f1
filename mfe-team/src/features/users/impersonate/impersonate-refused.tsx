import { limits, type ImpersonationRefusal } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { DecisionNotice, NoticeBar } from '@muster/ui';
import { useImpersonateMessages } from './use-impersonate-messages.ts';

type ImpersonateRefusedProps = { name: string; refusedBy: ImpersonationRefusal };

/** Explains why a person cannot be impersonated. */
export function ImpersonateRefused({ name, refusedBy }: ImpersonateRefusedProps) {
  const t = useImpersonateMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={close} title={t('title', { name })} keep={t('close')}>
      <NoticeBar kind="danger">
        {t(`refused.${refusedBy}`, { name, count: limits.impersonation.perDay })}
      </NoticeBar>
    </DecisionNotice>
  );
}
