import type { ImpersonationMode, ImpersonationOffer } from '@muster/contracts';
import { useActor } from '@muster/kit';
import {
  EffectList,
  IconArrowBackUp,
  IconBan,
  IconClock,
  IconEye,
  IconHistory,
  IconMail,
  IconPencil,
  Stack,
} from '@muster/ui';
import { useImpersonateMessages } from './use-impersonate-messages.ts';

type ImpersonateRulesProps = {
  offer: ImpersonationOffer;
  mode: ImpersonationMode;
  withoutNotice: boolean;
};

/** The rules that result from the choices. */
export function ImpersonateRules({ offer, mode, withoutNotice }: ImpersonateRulesProps) {
  const t = useImpersonateMessages();
  const name = offer.targetName;
  const actor = useActor()?.name ?? '';
  const isLooking = mode === 'view_only';
  return (
    <Stack gap="md">
      <EffectList
        title={t('rules.title')}
        items={[
          { id: 'time', icon: IconClock, text: t('rules.time', { minutes: offer.minutes }) },
          { id: 'sees', icon: IconEye, text: t('rules.sees', { name }) },
          {
            id: 'mode',
            icon: isLooking ? IconBan : IconPencil,
            text: t(`rules.${mode}`, { actor, name }),
          },
          { id: 'recorded', icon: IconHistory, text: t('rules.recorded') },
          {
            id: 'told',
            icon: IconMail,
            text: t(withoutNotice ? 'rules.untold' : 'rules.told', { name }),
          },
          { id: 'back', icon: IconArrowBackUp, text: t('rules.back') },
        ]}
      />
      <EffectList
        title={t('never.title')}
        items={(['account', 'decisions', 'words', 'data'] as const).map((id) => ({
          id,
          icon: IconBan,
          text: t(`never.${id}`, { name }),
        }))}
      />
    </Stack>
  );
}
