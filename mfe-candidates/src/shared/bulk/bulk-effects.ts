import type { BulkAnswer } from '@muster/contracts';
import { formatNumber, type Effect } from '@muster/ui';
import type { Translate } from '../use-messages.ts';

interface EffectWords {
  ok: (count: number) => string;
  skipped: (count: number) => string;
}

const known = [
  'NOT_FOUND',
  'SELF_RECORD',
  'FORBIDDEN',
  'CANDIDATE_MERGED',
  'INVALID_TRANSITION',
  'OTHER_VETTING_STATUS',
  'VETTING_FEEDBACK_REQUIRED',
] as const;

/** Maximum number of names shown; above it, only the number. */
const maxNames = 3;

/** Describes the effects in plain sentences: how many change, how many stay, who cannot and why. */
export function bulkEffects(
  t: Translate,
  { ok, skipped, reasons, items }: BulkAnswer,
  words: EffectWords,
): Effect[] {
  const refused = reasons
    .filter(({ outcome }) => outcome === 'error')
    .map(({ code, count }) => {
      const names = items
        .filter((item) => item.outcome === 'error' && item.code === code)
        .flatMap(({ name }) => name ?? []);
      const why = t(`bulk.refusal.${known.find((one) => one === code) ?? 'other'}`);
      const who = namesText(t, names, count);
      const total = formatNumber(count);
      return {
        id: `error ${code}`,
        text: who
          ? t('bulk.refusedNamed', { count, total, why, names: who })
          : t('bulk.refused', { count, total, why }),
      };
    });
  return [
    ...(ok > 0 ? [{ id: 'ok', text: words.ok(ok) }] : []),
    ...(skipped > 0 ? [{ id: 'skipped', text: words.skipped(skipped) }] : []),
    ...refused,
  ];
}

/** The response names some of them; the rest is counted. */
function namesText(t: Translate, names: readonly string[], count: number): string {
  if (names.length === 0) return '';
  const rest = count - Math.min(names.length, maxNames);
  const told = names.slice(0, maxNames).join(', ');
  return rest > 0 ? t('bulk.andMore', { names: told, count: rest }) : told;
}
