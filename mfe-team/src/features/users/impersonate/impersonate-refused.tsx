import { limits } from '@muster/contracts';
import type { ImpersonationRefusal } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { Button, DecisionModal, NoticeBar, OverlayFooter } from '@muster/ui';
import { useImpersonateWords } from './use-impersonate-words.ts';

type ImpersonateRefusedProps = { name: string; refusedBy: ImpersonationRefusal };

/** Why a person cannot be acted as, in words. */
export function ImpersonateRefused({ name, refusedBy }: ImpersonateRefusedProps) {
  const t = useImpersonateWords();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('title', { name })}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('close')}
          </Button>
        </OverlayFooter>
      }
    >
      <NoticeBar kind="danger">
        {t(`refused.${refusedBy}`, { name, count: limits.impersonation.perDay })}
      </NoticeBar>
    </DecisionModal>
  );
}
