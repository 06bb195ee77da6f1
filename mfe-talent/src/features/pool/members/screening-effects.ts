import type { BulkAnswer } from '@muster/contracts';
import type { Effect } from '@muster/ui';
import type { ScreenMessages } from './screen-messages.ts';

const known = [
  'ALREADY_SCREENED',
  'VETTING_RETRY_LATER',
  'NO_RECIPIENTS',
  'CONSENT_REQUIRED',
  'CANDIDATE_DO_NOT_CONTACT',
  'NOT_FOUND',
  'FORBIDDEN',
  'SELF_RECORD',
] as const;

/** Returns who is asked, who is not and why: each reason with its people. */
export function screeningEffects(t: ScreenMessages, { ok, reasons, items }: BulkAnswer): Effect[] {
  const left = reasons.filter(({ outcome }) => outcome !== 'ok');
  return [
    { id: 'ok', text: t('effect', { count: ok }) },
    ...left.map(({ code, count }) => {
      const names = items.filter((item) => item.code === code).flatMap(({ name }) => name ?? []);
      return {
        id: String(code),
        text: t('left', {
          count,
          why: t(`why.${known.find((one) => one === code) ?? 'other'}`),
          names: names.join(', '),
        }),
      };
    }),
  ];
}
