import { roleName } from '@muster/kit';
import { EffectList } from '@muster/ui';
import { ownedWords } from '../owned-words.ts';
import { useMessages } from '../use-messages.ts';
import type { Effects } from './effects.ts';

/** What closing an account does, in sentences. */
export function DisableEffects({ effects, heir }: { effects: Effects; heir: string | undefined }) {
  const t = useMessages();
  const { sessions, roles } = effects;
  const owned = ownedWords(effects.owned, t);
  const names = [...new Set(roles.map(roleName))].join(', ');
  return (
    <EffectList
      items={[
        { id: 'sessions', text: t('disable.effects.sessions', { count: sessions }) },
        ...(owned
          ? [
              {
                id: 'owned',
                text: heir
                  ? t('disable.effects.ownedTo', { owned, name: heir })
                  : t('disable.effects.owned', { owned }),
              },
            ]
          : []),
        ...(names ? [{ id: 'roles', text: t('disable.effects.roles', { roles: names }) }] : []),
        { id: 'mail', text: t('disable.effects.mail') },
        { id: 'again', text: t('disable.effects.again') },
      ]}
    />
  );
}
