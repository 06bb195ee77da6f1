import { roleName } from '@muster/kit';
import { EffectList, formatDate } from '@muster/ui';
import { ownedWords } from '../owned-words.ts';
import { useMessages } from '../use-messages.ts';
import type { Effects } from './effects.ts';

interface DisableEffectsProps {
  effects: Effects;
  name: string;
  heir: string | undefined;
  /** The future date on which it is closed; null for now. */
  day: string | null;
}

/** The effects of closing an account in sentences: now, or until and on a date. */
export function DisableEffects({ effects, name, heir, day }: DisableEffectsProps) {
  const t = useMessages();
  const { sessions, roles, timeZone, interviews } = effects;
  const owned = ownedWords(effects.owned, t);
  const names = [...new Set(roles.map(roleName))].join(', ');
  const words = { name, zone: timeZone, day: day ? formatDate(day) : '' };
  const first = day
    ? [
        { id: 'until', text: t('disable.effects.until', words) },
        { id: 'ends', text: t('disable.effects.ends', words) },
        ...(interviews.length > 0
          ? [{ id: 'interviews', text: t('disable.effects.interviewsNow') }]
          : []),
      ]
    : [{ id: 'sessions', text: t('disable.effects.sessions', { count: sessions }) }];
  const ownedText = heir
    ? t('disable.effects.ownedTo', { owned, name: heir })
    : t('disable.effects.owned', { owned });
  return (
    <EffectList
      items={[
        ...first,
        ...(owned ? [{ id: 'owned', text: ownedText }] : []),
        ...(names ? [{ id: 'roles', text: t('disable.effects.roles', { roles: names }) }] : []),
        { id: 'mail', text: t(day ? 'disable.effects.mailThen' : 'disable.effects.mail') },
        { id: 'again', text: t(day ? 'disable.effects.keep' : 'disable.effects.again') },
      ]}
    />
  );
}
