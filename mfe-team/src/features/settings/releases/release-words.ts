import type { RemoteState } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { formatRelativeDateTime } from '@muster/ui';
import { releaseMessages } from './messages.ts';
import type { Translate } from './use-messages.ts';

type AreaKey = Extract<Parameters<Translate>[0], `area.${string}`>;
type ReleaseEvent = RemoteState['history'][number];
type CanaryOf = NonNullable<RemoteState['canary']>;

const isKnown = (key: string): key is AreaKey => {
  const { area } = releaseMessages.en;
  return typeof area === 'object' && Object.hasOwn(area, key.slice('area.'.length));
};

/** What people call the area of a remote; one that this build does not know keeps its own name. */
export function areaName(t: Translate, name: string): string {
  const key = `area.${name}`;
  return isKnown(key) ? t(key) : name;
}

/** The audience of a canary: `10 % of the people, Recruiter, Ines Duarte`. */
export function canaryAudience(t: Translate, { share, roles, users }: CanaryOf): string {
  return [
    ...(share > 0 ? [t('canary.share', { count: share })] : []),
    ...roles.map(roleName),
    ...users.map(({ name }) => name),
  ].join(', ');
}

/** When the present build was released, by whom and why; null before the first release. */
export function lastSwitch({ current, history }: RemoteState): ReleaseEvent | null {
  return history.find(({ kind, to }) => kind !== 'canary' && to === current) ?? null;
}

export function eventWords(t: Translate, { kind, by, from, to }: ReleaseEvent): string {
  const names = { who: by ?? t('history.platform'), from: from ?? '', to: to ?? '' };
  if (kind === 'release') return t(from ? 'history.release' : 'history.first', names);
  if (kind === 'canary_end') return t(to ? 'history.promoted' : 'history.dropped', names);
  return t(`history.${kind}`, names);
}

/** When, and by whom: a user, a command, or the platform at its start. */
export const whenAndWho = (t: Translate, at: string, by: string | null): string =>
  by === null
    ? t('builds.atStart', { when: formatRelativeDateTime(at) })
    : t('builds.published', { when: formatRelativeDateTime(at), who: by });
