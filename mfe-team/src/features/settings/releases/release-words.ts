import type { RemoteState } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { formatNumber, formatRelativeDateTime } from '@muster/ui';
import { releaseMessages } from './messages.ts';
import type { Translate } from './use-messages.ts';

type AreaKey = Extract<Parameters<Translate>[0], `area.${string}`>;
type ReleaseEvent = RemoteState['history'][number];
type CanaryOf = NonNullable<RemoteState['canary']>;

const isKnown = (key: string): key is AreaKey => {
  const { area } = releaseMessages.en;
  return typeof area === 'object' && Object.hasOwn(area, key.slice('area.'.length));
};

/** Returns the name of a remote's area; a remote unknown to this build keeps its own name. */
export function areaName(t: Translate, name: string): string {
  const key = `area.${name}`;
  return isKnown(key) ? t(key) : name;
}

/** Returns a canary's audience: `10 % of the people, Recruiter, Ines Duarte`. */
export function canaryAudience(t: Translate, { share, roles, users }: CanaryOf): string {
  return [
    ...(share > 0 ? [t('canary.share', { count: share })] : []),
    ...roles.map(roleName),
    ...users.map(({ name }) => name),
  ].join(', ');
}

/** Returns when, by whom and why the current build was released; null before the first release. */
export function lastSwitch({ current, history }: RemoteState): ReleaseEvent | null {
  return history.find(({ kind, to }) => kind !== 'canary' && to === current) ?? null;
}

export function eventWords(t: Translate, { kind, by, from, to, health }: ReleaseEvent): string {
  const names = { who: by ?? t('history.platform'), from: from ?? '', to: to ?? '' };
  if (kind === 'release') return t(from ? 'history.release' : 'history.first', names);
  if (kind === 'canary_end') return t(to ? 'history.promoted' : 'history.dropped', names);
  if (kind === 'withdrawn')
    return t(to ? 'history.withdrawn' : 'history.canaryWithdrawn', {
      ...names,
      failing: health?.failing ?? 0,
      people: health?.people ?? 0,
    });
  return t(`history.${kind}`, names);
}

/**
 * Returns who activated a build; the platform does so at its start and when it withdraws another
 * one.
 */
export const authorOf = (t: Translate, { by, kind }: ReleaseEvent): string =>
  by ?? t(kind === 'withdrawn' ? 'now.withdrawal' : 'now.platform');

/** Returns since when a build has been active: by whom, or in place of a withdrawn one. */
export const sinceWords = (t: Translate, { at, by, kind, from }: ReleaseEvent): string =>
  kind === 'withdrawn'
    ? t('builds.afterWithdrawal', { when: formatRelativeDateTime(at), from: from ?? '' })
    : whenAndWho(t, at, by);

/** Returns when, and by whom: a user, a command, or the platform at its start. */
export const whenAndWho = (t: Translate, at: string, by: string | null): string =>
  by === null
    ? t('builds.atStart', { when: formatRelativeDateTime(at) })
    : t('builds.published', { when: formatRelativeDateTime(at), who: by });

/** Returns statistics of a build: `12 people · 40 loads · 2 errors · ready within 1.2 s`. */
export function fareWords(
  t: Translate,
  { people, loads, errors, readyWithin }: NonNullable<RemoteState['builds'][number]['use']>,
): string {
  return [
    t('use.people', { count: people }),
    t('use.loads', { count: loads }),
    t('use.errors', { count: errors }),
    ...(readyWithin === null
      ? []
      : [t('use.ready', { seconds: formatNumber(Number((readyWithin / 1000).toPrecision(2))) })]),
  ].join(' · ');
}
